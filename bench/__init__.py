"""Benchmarks: they report, as ratios measured side by side in one run; they never gate."""
