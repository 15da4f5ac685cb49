"""The rules of Cubitos: all that is compiled, and nothing else."""
