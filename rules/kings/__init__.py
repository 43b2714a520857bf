"""War of the Ring, Second Edition, with Kings of Middle-earth."""
