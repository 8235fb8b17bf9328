# Words that every page uses.
app-name = Mirabilia
