// Gatsby wants a plugin to have one.
