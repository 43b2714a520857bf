"""The REST side: every route that a game bot uses, and the layers that a request passes."""
