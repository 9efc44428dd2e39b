"""The compiled half of the opponents of Khronos."""
