# The table in the terminal: screen, lines, keys.
