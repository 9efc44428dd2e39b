"""The kernel: matches as events, rules as frames, choices as numbers. It knows no title, no clock, no I/O."""
