"""What the cards say: one file for each encounter set, and the quest cards in `rules.angmar.scenarios`."""

from rules.angmar import scenarios
from rules.core.catalogue import scan

scan(__name__, __path__)
scan(scenarios.__name__, scenarios.__path__)
