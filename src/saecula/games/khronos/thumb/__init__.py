"""Rules of thumb of Khronos."""
