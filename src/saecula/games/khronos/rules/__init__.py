"""The rules of Khronos, one file per chapter."""
