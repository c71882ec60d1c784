"""What players read."""
