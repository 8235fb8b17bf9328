# Poängblocket för den som spelar vid ett riktigt bord.

score-title = Poängblock
score-lead = För ett parti vid ett riktigt bord. Välj spel och skriv in vad var och en har, så räknar blocket ihop, kontrollerar och säger vem som vann. Allt stannar i den här webbläsaren.
score-games = Spel
score-line = Rad på blocket
score-players = Spelare
score-player = Spelare { $n }
score-name-of = Namn på spelare { $n }
score-add-player = Lägg till en spelare
score-remove-player = Ta bort { $name } från blocket
score-total = Slutpoäng
score-coins-tie = Mynt, vid lika
score-coins-of = { $what }, i mynt
score-treasury-rule = 1 poäng för varje 3 mynt
score-count = Räkna ut: { $what }
score-less = En mindre: { $what }
score-more = En till: { $what }
score-new = Nytt parti, samma spelare
score-print = Skriv ut
score-keys = Enter och piltangenterna går från fält till fält. Summor som 3+5 räknas ihop. ? räknar ut ett fält.

# Att räkna ut ett fält.
score-victories = Segrar i { $age }, { $points } för varje
score-defeats = Förluster, −1 för varje
score-wild = valfria: Babylon, Vetenskapsmännens skrå
score-which-wonder = Vilket underverk
score-which-side = Vilken sida
score-stages = Byggda etapper, av { $of }
score-item-known = Ta { $n }, efter mynten på blocket
score-item-wonders-haven = Egna bruna kort
score-item-wonders-lighthouse = Egna gula kort, det här medräknat
score-item-wonders-chamber-of-commerce = Egna grå kort, 2 poäng för varje
score-item-wonders-arena = Etapper på ditt underverk
score-item-wonders-ludus = Egna röda kort
score-item-wonders-workers-guild = Båda grannarnas bruna kort
score-item-wonders-craftsmens-guild = Båda grannarnas grå kort, 2 poäng för varje
score-item-wonders-traders-guild = Båda grannarnas gula kort
score-item-wonders-philosophers-guild = Båda grannarnas gröna kort
score-item-wonders-spies-guild = Båda grannarnas röda kort
score-item-wonders-magistrates-guild = Båda grannarnas blå kort
score-item-wonders-shipowners-guild = Egna bruna, grå och lila kort, det här medräknat
score-item-wonders-builders-guild = Etapper som du och båda grannarna har byggt
score-item-duel-merchants-guild = Gula kort i den stad som har flest
score-item-duel-shipowners-guild = Bruna och grå kort i den stad som har flest
score-item-duel-builders-guild = Underverk i den stad som har flest, 2 poäng för varje
score-item-duel-magistrates-guild = Blå kort i den stad som har flest
score-item-duel-scientists-guild = Gröna kort i den stad som har flest
score-item-duel-moneylenders-guild = Set av 3 mynt i den rikaste staden
score-item-duel-tacticians-guild = Röda kort i den stad som har flest
score-item-duel-mathematics = Utvecklingsmarkörer du äger, den här medräknad, 3 poäng för varje

# Hur ett parti Duel slutade.
score-duel-end = Hur slutade spelet?
score-duel-by-points = Efter Tidsålder III, på poäng
score-duel-by-military = Militär övermakt
score-duel-by-science = Vetenskaplig överlägsenhet
score-duel-winner = Vem vann?
score-duel-rule-military = Konfliktpjäsen nådde motspelarens huvudstad: spelet slutar genast och poängen räknas inte.
score-duel-rule-science = Sex olika vetenskapssymboler: spelet slutar genast och poängen räknas inte.
score-pawn = Konfliktpjäs
score-pawn-unknown = Säg var pjäsen står: den ger de militära poängen.
score-pawn-middle = I mitten: ingen får poäng.
score-pawn-at = { $distance ->
    [one] { $distance } steg från mitten, på { $name }s sida
   *[other] { $distance } steg från mitten, på { $name }s sida
}
score-pawn-side = Huvudstad: { $name }

# Resultatet.
score-result = Resultat
score-so-far = Hittills
score-won-points = { $who } vinner med { $points } poäng.
score-won-coins = { $who } vinner med { $points } poäng: summorna är lika, och flest mynt avgör.
score-won-civilian = { $who } vinner med { $points } poäng: summorna är lika, och poängen från blå kort avgör.
score-won-shared = { $who } delar segern med { $points } poäng: { $rule ->
    [civilian] även poängen från blå kort är lika.
   *[coins] även mynten är lika många.
}
score-won-military = { $who } vinner genom militär övermakt.
score-won-science = { $who } vinner genom vetenskaplig överlägsenhet.
score-leads-points = { $who } leder med { $points } poäng.
score-leads-coins = { $who } leder med { $points } poäng, tack vare mynten.
score-leads-civilian = { $who } leder med { $points } poäng, tack vare blå kort.
score-leads-shared = { $who } ligger lika med { $points } poäng.{ $rule ->
    [civilian] {" "}Blå kort skulle avgöra.
   *[coins] {" "}Mynten skulle avgöra.
}
score-coins-missing = Summorna är lika. Skriv in mynten: de avgör.
score-filled = { $filled } av { $of } fält är ifyllda. Ett tomt räknas som 0.
score-wrong = Det här kan inte stämma
score-how = Så blir summorna
score-how-treasury = { $coins ->
    [one] { $coins } mynt
   *[other] { $coins } mynt
}, 3 för en poäng: { $points }
score-how-science = { $squares } för lika symboler, { $sets ->
    [0] inget set av tre: { $points }
    [one] 7 för { $sets } set av tre: { $points }
   *[other] 7 vardera för { $sets } set av tre: { $points }
}
score-how-wild = Valfria symboler används bäst som: { $as }.
score-how-stages = { $wonder }: { $sum } = { $points }
score-how-pawn = { $distance ->
    [one] Pjäsen står { $distance } steg in på motspelarens sida: { $points }
   *[other] Pjäsen står { $distance } steg in på motspelarens sida: { $points }
}

# Vad som inte kan stämma, och regeln bakom.
score-check-coins = { $coins } mynt går inte: ingen kassa går under noll.
score-check-negative = { $value } går inte: bara militära poäng kan gå under noll, och bara i 7 Wonders.
score-check-most = { $value } är mer än vad som går, högst { $max }.
score-check-victories = man har två grannar, alltså högst två segrar i ålder { $age }.
score-check-tokens = { $tokens } marker är för många: två grannar i tre åldrar ger högst 6.
score-check-symbol = { $n } { $symbol } går inte: varje symbol finns på fyra gröna kort. Valfria symboler har ett eget fält.
score-check-wild = { $n } valfria symboler går inte: Babylon ger en, Vetenskapsmännens skrå den andra.
score-check-item = { $thing } kan inte räkna { $n }: högst { $max }.
score-check-wonders-wonder = inget underverk ger { $value }: etapperna byggs i ordning. Närmast: { $near }
score-check-wonders-military = { $value } går inte: varje ålder ger två konflikter, +1, +3 eller +5 för seger och −1 för förlust. Närmast: { $near }
score-check-wonders-civilian = inga blå kort ger tillsammans { $value }; en stad har inget kort två gånger. Närmast: { $near }
score-check-wonders-science = inga symboler ger { $value }: kvadraten på varje slag, och 7 för varje set av tre. Närmast: { $near }
score-check-duel-civilian = inga blå kort ger tillsammans { $value }. Närmast: { $near }
score-check-duel-science = inga gröna kort ger tillsammans { $value }. Närmast: { $near }
score-check-duel-commerce = { $value } går inte: bara de gula korten i Tidsålder III ger poäng, 3 vardera. Närmast: { $near }
score-check-duel-wonders = inga fyra underverk ger tillsammans { $value }. Närmast: { $near }
score-check-duel-progress = { $value } går inte: Agrikultur ger 4, Filosofi 7, Matematik 3 för varje markör. Närmast: { $near }
score-check-copies = { $thing } står hos { $n } spelare, men med så här många finns bara { $copies }.
score-check-wonder-twice = { $thing } står två gånger, men finns bara en gång.
score-check-conflicts = { $won } segrar och { $lost } förluster: varje seger är någons förlust, så de måste vara lika många.
score-check-military-sum = tillsammans { $sum }, och det går inte: en konflikt ger vinnaren +1, +3 eller +5 och förloraren −1, så summan är jämn och mellan 0 och { $max }.
score-check-symbol-cards = sammanlagt { $n } { $symbol }, men med så här många spelare finns den bara på { $max } kort.
score-check-wild-all = Babylon och Vetenskapsmännens skrå finns en gång var: högst två valfria symboler vid hela bordet.
score-check-guilds = { $n } olika skrån, men bara { $max } är med i spelet.
score-check-wonders-four = { $n } underverk, men varje spelare har fyra.
score-check-wonders-seven = { $n } underverk, men när sju står läggs det åttonde tillbaka i lådan.
score-check-moneylenders = { $thing } räknar { $n } set av 3 mynt, men den rikaste staden har { $sets }.
score-check-mathematics = Matematik räknar { $n } markörer, men { $held } är inskrivna.

# Sparade block.
score-history = Nedskrivna partier
score-history-about = Sparas bara i den här webbläsaren.
score-history-none = Inga ännu.
score-delete = Radera blocket från { $when }
score-delete-yes = Radera för gott
