"""What runs compiled: rules bound to kernels, search, chance and the small network."""
