"""Rules as an agenda of steps: the ground every game stands on."""
