"""Game analysis: what the strongest level would have done, what each decision cost, and each seat's luck."""
