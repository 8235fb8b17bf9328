# The page of the rules. The rules themselves are in the folder beside this file.
rules-title = Säännöt
rules-games = Pelit
rules-contents = Sisällys
rules-search = Etsi säännöistä
rules-clear = Tyhjennä haku
rules-key-search = Etsi säännöistä
rules-found = { $sections ->
    [0] { $things ->
        [one] 1 taulukkorivi
       *[other] { $things } taulukkoriviä
    }
    [one] { $things ->
        [0] 1 kohta
        [one] 1 kohta, 1 taulukkorivi
       *[other] 1 kohta, { $things } taulukkoriviä
    }
   *[other] { $things ->
        [0] { $sections } kohtaa
        [one] { $sections } kohtaa, 1 taulukkorivi
       *[other] { $sections } kohtaa, { $things } taulukkoriviä
    }
}
rules-close = Ei osumia haulle ”{ $query }”. Samankaltaisia: { $count }.
rules-nothing = Ei osumia haulle ”{ $query }”. Kokeile lyhyempää sanaa.
rules-link = Linkki kohtaan ”{ $title }”
rules-numbered = Numeroitu sääntö
rules-failed = Sääntöjä ei saatu ladattua. Onko palvelin käynnissä?
rules-retry = Yritä uudelleen
rules-all-wonders = Kaikki kortit ja ihmeet
rules-all-duel = Kaikki kortit, ihmeet ja merkit
rules-all-dice = Kaikki nopat ja ruudut
rules-all-about-wonders = Valitse nimi, niin näet kortin ja mikä tekee siitä ilmaisen.
rules-all-about-duel = Valitse nimi, niin näet kortin ja mikä tekee siitä ilmaisen.
rules-all-about-dice = Luvut ovat sarjasta ”{ home-boards-balanced }”. Valitse nimi, niin näet lisää.
rules-group-guilds = Killat
rules-group-stages = Ihmeiden vaiheet
rules-group-wonders = Ihmeet
rules-group-tokens = Edistysmerkit
rules-group-dice = Nopat
rules-group-bonuses = Bonukset
rules-stage = { $wonder }, { $side } { $n }
rules-cost = Hinta:
