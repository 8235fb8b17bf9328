# The score pad for people at a real table.

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
score-coins-tie = Mynt, vid oavgjort
score-coins-of = { $what }, i mynt
score-treasury-rule = 1 poäng för varje set av 3 mynt
score-count = Räkna ut: { $what }
score-less = En mindre: { $what }
score-more = En till: { $what }
score-new = Nytt parti, samma spelare
score-print = Skriv ut
score-keys = Enter och piltangenterna går från fält till fält. Summor som 3+5 räknas ihop. ? räknar ut ett fält.

# Counting a field out.
score-victories = { $age }: segrar, { $points } poäng för varje
score-defeats = Förluster, −1 poäng för varje
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

# How a game of Duel ended.
score-duel-end = Hur slutade partiet?
score-duel-by-points = Civilseger efter tidsålder III
score-duel-by-military = Militär övermakt
score-duel-by-science = Vetenskaplig överlägsenhet
score-duel-winner = Vem vann?
score-duel-rule-military = Konfliktpjäsen nådde motspelarens huvudstad: partiet slutar genast och poängen räknas inte.
score-duel-rule-science = Sex olika vetenskapssymboler: partiet slutar genast och poängen räknas inte.
score-pawn = Konfliktpjäs
score-pawn-unknown = Ange var konfliktpjäsen står: den ger de militära poängen.
score-pawn-middle = I mitten: ingen får poäng.
score-pawn-at = { $distance } steg från mitten, på sidan som hör till { $name }
score-pawn-side = Huvudstad: { $name }

# The result.
score-result = Resultat
score-so-far = Hittills
score-won-points = { $who } vinner med { $points } poäng.
score-won-coins = { $who } vinner med { $points } poäng: summorna är lika, och flest mynt avgör.
score-won-civilian = { $who } vinner med { $points } poäng: summorna är lika, och poängen från blå kort avgör.
score-won-shared = { $who } delar på segern med { $points } poäng: { $rule ->
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
score-how-treasury = { $coins } mynt, 1 poäng för varje set av 3: { $points }
score-how-science = { $squares } för identiska symboler, { $sets ->
    [0] inget set av tre: { $points }
    [one] 7 för { $sets } set av tre: { $points }
   *[other] 7 vardera för { $sets } set av tre: { $points }
}
score-how-wild = Valfria symboler används bäst som: { $as }.
score-how-stages = { $wonder }: { $sum } = { $points }
score-how-pawn = Konfliktpjäsen står { $distance } steg in på motspelarens sida: { $points }

# What cannot be right, with the rule.
score-check-coins = { $coins } mynt är omöjligt: ingen kassa går under noll.
score-check-negative = { $value } är omöjligt: bara militära poäng kan gå under noll, och bara i 7 Wonders.
score-check-most = { $value } är för mycket: högst { $max }.
score-check-victories = en spelare har två grannar, alltså högst { $max } segrar ({ $thing }).
score-check-tokens = { $n } marker är för många: två grannar i tre åldrar ger högst { $max }.
score-check-symbol = { $n } av symbolen { $thing } är för många: varje symbol finns på { $max } gröna kort. Valfria symboler har ett eget fält.
score-check-wild = { $n } valfria symboler är för många: Babylon ger en, Vetenskapsmännens skrå den andra.
score-check-item = { $thing } kan inte räkna { $n }: högst { $max }.
score-check-wonders-wonder = inget underverk ger { $value }: etapperna byggs i ordning. Närmast: { $near }
score-check-wonders-military = { $value } är omöjligt: varje ålder ger två konflikter, +1, +3 eller +5 för seger och −1 för förlust. Närmast: { $near }
score-check-wonders-civilian = inga blå kort ger tillsammans { $value }; en stad har inget kort två gånger. Närmast: { $near }
score-check-wonders-science = inga symboler ger { $value }: antalet av varje slag i kvadrat, och 7 för varje set av tre. Närmast: { $near }
score-check-duel-civilian = inga blå kort ger tillsammans { $value }. Närmast: { $near }
score-check-duel-science = inga gröna kort ger tillsammans { $value }. Närmast: { $near }
score-check-duel-commerce = { $value } är omöjligt: bara de gula korten i tidsålder III ger poäng, 3 vardera. Närmast: { $near }
score-check-duel-wonders = inga fyra underverk ger tillsammans { $value }. Närmast: { $near }
score-check-duel-progress = { $value } är omöjligt: Agrikultur ger 4, Filosofi 7, Matematik 3 för varje markör. Närmast: { $near }
score-check-duel-military = { $value } är omöjligt: konfliktpjäsen ger 0, 2, 5 eller 10. Närmast: { $near }
score-check-copies = { $thing } finns hos { $n } spelare, men med så här många spelare finns bara { $copies }.
score-check-wonder-twice = underverket { $thing } är inskrivet två gånger, men finns bara en gång.
score-check-conflicts = { $won ->
    [one] { $won } seger
   *[other] { $won } segrar
} och { $lost ->
    [one] { $lost } förlust
   *[other] { $lost } förluster
}: varje seger är en annan spelares förlust, så de måste vara lika många.
score-check-military-sum = sammanlagt { $sum } är omöjligt: en konflikt ger vinnaren +1, +3 eller +5 och förloraren −1, så summan är jämn och mellan 0 och { $max }.
score-check-age = { $n } segrar är för många ({ $age }): det finns { $max } konflikter, en mellan varje par av grannar.
score-check-sum = sammanlagt { $sum }, men allt som finns ger { $max }.
score-check-pawn-one = { $n } spelare har militära poäng, men konfliktpjäsen står bara på en sida.
score-check-symbol-cards = sammanlagt { $n } av symbolen { $symbol }, men med så här många spelare finns den bara på { $max } kort.
score-check-wild-all = Babylon och Vetenskapsmännens skrå finns en gång var: högst två valfria symboler vid hela bordet.
score-check-guilds = { $n } olika skrån, men bara { $max } är med i partiet.
score-check-wonders-four = { $n } underverk, men varje spelare har fyra.
score-check-wonders-seven = { $n } underverk, men när sju är byggda läggs det åttonde tillbaka i lådan.
score-check-richest = { $thing } räknar { $n } set av { $coins } mynt, men den rikaste staden har { $sets }.
score-check-held = { $thing } räknar { $n ->
    [one] { $n } markör
   *[other] { $n } markörer
}, men { $held ->
    [one] { $held } är inskriven
   *[other] { $held } är inskrivna
}.

# Pads kept.
score-history = Nedskrivna partier
score-history-about = Sparas bara i den här webbläsaren.
score-history-none = Inga än.
score-delete = Radera blocket från { $when }
score-delete-yes = Radera för gott
