"""What holds for all tests."""

import signal

# A shell that starts something in the background has it ignore Ctrl-C, and so would every process that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
