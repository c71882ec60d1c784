"""Opponents: they are given what their seat may know, and choose."""
