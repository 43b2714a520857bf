"""Discord's rules for a body that its OpenAPI document does not hold."""
