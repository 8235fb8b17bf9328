# The score pad for people at a real table.

score-title = Pistelehtiö
score-lead = Oikean pöydän ääressä pelattua peliä varten. Valitse peli ja kirjaa, mitä kullakin on: lehtiö laskee yhteen, tarkistaa ja kertoo voittajan. Kaikki pysyy tässä selaimessa.
score-games = Pelit
score-line = Lehtiön rivi
score-players = Pelaajat
score-player = Pelaaja { $n }
score-name-of = Pelaajan { $n } nimi
score-add-player = Lisää pelaaja
score-remove-player = Poista lehtiöstä: { $name }
score-total = Yhteensä
score-coins-tie = Kolikot, tasatilanteeseen
score-coins-of = { $what }, kolikkoina
score-treasury-rule = 1 piste jokaisesta 3 kolikon sarjasta
score-count = Laske osista: { $what }
score-less = Yksi vähemmän: { $what }
score-more = Yksi lisää: { $what }
score-new = Uusi peli, samat pelaajat
score-print = Tulosta
score-keys = Enter ja nuolinäppäimet siirtävät kentästä toiseen. Summat kuten 3+5 lasketaan yhteen. ? laskee kentän osista.

# Counting a field out.
score-victories = { $age }: voitot, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
} kustakin
score-defeats = Tappiot, −1 kustakin
score-wild = vapaavalintaisia: Babylon, Tiedemiesten kilta
score-which-wonder = Mikä ihme
score-which-side = Kumpi puoli
score-stages = Rakennettuja vaiheita, kaikkiaan { $of }
score-item-known = Ota { $n }, lehtiön kolikoiden mukaan
score-item-wonders-haven = Omat ruskeat kortit
score-item-wonders-lighthouse = Omat keltaiset kortit, tämä mukaan lukien
score-item-wonders-chamber-of-commerce = Omat harmaat kortit, 2 pistettä kustakin
score-item-wonders-arena = Oman ihmeesi vaiheet
score-item-wonders-ludus = Omat punaiset kortit
score-item-wonders-workers-guild = Molempien naapurien ruskeat kortit
score-item-wonders-craftsmens-guild = Molempien naapurien harmaat kortit, 2 pistettä kustakin
score-item-wonders-traders-guild = Molempien naapurien keltaiset kortit
score-item-wonders-philosophers-guild = Molempien naapurien vihreät kortit
score-item-wonders-spies-guild = Molempien naapurien punaiset kortit
score-item-wonders-magistrates-guild = Molempien naapurien siniset kortit
score-item-wonders-shipowners-guild = Omat ruskeat, harmaat ja violetit kortit, tämä mukaan lukien
score-item-wonders-builders-guild = Sinun ja molempien naapurien rakentamat vaiheet
score-item-duel-merchants-guild = Keltaiset kortit kaupungissa, jossa niitä on eniten
score-item-duel-shipowners-guild = Ruskeat ja harmaat kortit kaupungissa, jossa niitä on eniten
score-item-duel-builders-guild = Ihmeet kaupungissa, jossa niitä on eniten, 2 pistettä kustakin
score-item-duel-magistrates-guild = Siniset kortit kaupungissa, jossa niitä on eniten
score-item-duel-scientists-guild = Vihreät kortit kaupungissa, jossa niitä on eniten
score-item-duel-moneylenders-guild = 3 kolikon sarjat rikkaammassa kaupungissa
score-item-duel-tacticians-guild = Punaiset kortit kaupungissa, jossa niitä on eniten
score-item-duel-mathematics = Omat edistysmerkit, tämä mukaan lukien, 3 pistettä kustakin

# How a game of Duel ended.
score-duel-end = Miten peli päättyi?
score-duel-by-points = Aikakauden III jälkeen, pisteillä
score-duel-by-military = Sotilaallinen ylivoima
score-duel-by-science = Tieteellinen ylivoima
score-duel-winner = Kuka voitti?
score-duel-rule-military = Konfliktinappula saavutti vastustajan pääkaupungin: peli päättyy heti eikä pisteitä lasketa.
score-duel-rule-science = Kuusi erilaista tiedesymbolia: peli päättyy heti eikä pisteitä lasketa.
score-pawn = Konfliktinappula
score-pawn-unknown = Kerro, missä nappula on: se antaa sotilaalliset pisteet.
score-pawn-middle = Keskellä: kukaan ei saa pisteitä.
score-pawn-at = { $distance ->
    [one] { $distance } askel
   *[other] { $distance } askelta
} keskeltä, pelaajan { $name } puolella
score-pawn-side = Pääkaupunki: { $name }

# The result.
score-result = Tulos
score-so-far = Tähän mennessä
score-won-points = { $points ->
    [one] { $who } voittaa, { $points } piste.
   *[other] { $who } voittaa, { $points } pistettä.
}
score-won-coins = { $points ->
    [one] { $who } voittaa, { $points } piste: summat ovat samat, ja kolikot ratkaisevat.
   *[other] { $who } voittaa, { $points } pistettä: summat ovat samat, ja kolikot ratkaisevat.
}
score-won-civilian = { $points ->
    [one] { $who } voittaa, { $points } piste: summat ovat samat, ja sinisten korttien pisteet ratkaisevat.
   *[other] { $who } voittaa, { $points } pistettä: summat ovat samat, ja sinisten korttien pisteet ratkaisevat.
}
score-won-shared = { $points ->
    [one] { $who } jakavat voiton, { $points } piste
   *[other] { $who } jakavat voiton, { $points } pistettä
}: { $rule ->
    [civilian] myös sinisten korttien pisteet ovat samat.
   *[coins] myös kolikoita on yhtä paljon.
}
score-won-military = { $who } voittaa sotilaallisella ylivoimalla.
score-won-science = { $who } voittaa tieteellisellä ylivoimalla.
score-leads-points = { $points ->
    [one] { $who } johtaa, { $points } piste.
   *[other] { $who } johtaa, { $points } pistettä.
}
score-leads-coins = { $points ->
    [one] { $who } johtaa kolikoiden ansiosta, { $points } piste.
   *[other] { $who } johtaa kolikoiden ansiosta, { $points } pistettä.
}
score-leads-civilian = { $points ->
    [one] { $who } johtaa sinisten korttien ansiosta, { $points } piste.
   *[other] { $who } johtaa sinisten korttien ansiosta, { $points } pistettä.
}
score-leads-shared = { $points ->
    [one] { $who } ovat tasoissa, { $points } piste.
   *[other] { $who } ovat tasoissa, { $points } pistettä.
}{ $rule ->
    [civilian] {" "}Siniset kortit ratkaisisivat.
   *[coins] {" "}Kolikot ratkaisisivat.
}
score-coins-missing = Summat ovat samat. Kirjaa kolikot: ne ratkaisevat.
score-filled = Kenttiä täytetty { $filled }/{ $of }. Tyhjä lasketaan nollaksi.
score-wrong = Tämä ei voi pitää paikkaansa
score-how = Mistä summat syntyvät
score-how-treasury = { $coins ->
    [one] { $coins } kolikko
   *[other] { $coins } kolikkoa
}, 3 kolikkoa pistettä kohti: { $points }
score-how-science = { $squares } samoista symboleista, { $sets ->
    [0] ei kolmen sarjoja: { $points }
    [one] 7 kolmen sarjasta ({ $sets }): { $points }
   *[other] 7 kustakin kolmen sarjasta ({ $sets }): { $points }
}
score-how-wild = Vapaavalintaiset kannattaa käyttää näin: { $as }.
score-how-stages = { $wonder }: { $sum } = { $points }
score-how-pawn = { $distance ->
    [one] Nappula on { $distance } askeleen vastustajan puolella: { $points }
   *[other] Nappula on { $distance } askelta vastustajan puolella: { $points }
}

# What cannot be right, with the rule.
score-check-coins = { $coins } kolikkoa ei käy: kolikoita ei voi olla alle nollan.
score-check-negative = { $value } ei käy: vain sotilaalliset pisteet voivat mennä alle nollan, ja vain 7 Wondersissa.
score-check-most = { $value } on liikaa: enintään { $max }.
score-check-victories = pelaajalla on kaksi naapuria, joten voittoja on enintään { $max } ({ $thing }).
score-check-tokens = { $n } merkkiä on liikaa: kaksi naapuria kolmella aikakaudella antaa enintään { $max }.
score-check-symbol = { $n } × { $thing } on liikaa: kukin symboli on { $max } vihreässä kortissa. Vapaavalintaisilla on oma kenttänsä.
score-check-wild = { $n } vapaavalintaista symbolia on liikaa: Babylon antaa yhden, Tiedemiesten kilta toisen.
score-check-item = { $thing }: { $n } ei käy, enintään { $max }.
score-check-wonders-wonder = mikään ihme ei anna { $value } pistettä: vaiheet rakennetaan järjestyksessä. Lähimmät: { $near }
score-check-wonders-military = { $value } ei käy: kukin aikakausi tuo kaksi selkkausta, voitosta +1, +3 tai +5 ja tappiosta −1. Lähimmät: { $near }
score-check-wonders-civilian = mitkään siniset kortit eivät anna yhteensä { $value }; kaupungissa ei ole samaa korttia kahdesti. Lähimmät: { $near }
score-check-wonders-science = mitkään symbolit eivät anna { $value } pistettä: kunkin lajin neliö, ja 7 kustakin kolmen sarjasta. Lähimmät: { $near }
score-check-duel-civilian = mitkään siniset kortit eivät anna yhteensä { $value }. Lähimmät: { $near }
score-check-duel-science = mitkään vihreät kortit eivät anna yhteensä { $value }. Lähimmät: { $near }
score-check-duel-commerce = { $value } ei käy: vain aikakauden III keltaiset kortit antavat pisteitä, 3 kukin. Lähimmät: { $near }
score-check-duel-wonders = mitkään neljä ihmettä eivät anna yhteensä { $value }. Lähimmät: { $near }
score-check-duel-progress = { $value } ei käy: Maanviljelys antaa 4, Filosofia 7, Matematiikka 3 kustakin merkistä. Lähimmät: { $near }
score-check-duel-military = { $value } ei käy: nappula antaa 0, 2, 5 tai 10. Lähimmät: { $near }
score-check-copies = kortti { $thing } on kirjattu { $n } pelaajalle, mutta tällä pelaajamäärällä niitä on vain { $copies }.
score-check-wonder-twice = ihme { $thing } on kirjattu kahdesti, mutta niitä on vain yksi.
score-check-conflicts = { $won ->
    [one] { $won } voitto
   *[other] { $won } voittoa
} ja { $lost ->
    [one] { $lost } tappio
   *[other] { $lost } tappiota
}: jokainen voitto on toisen pelaajan tappio, joten niitä on oltava yhtä monta.
score-check-military-sum = yhteensä { $sum } ei käy: selkkaus tuo voittajalle +1, +3 tai +5 ja häviäjälle −1, joten summa on parillinen ja välillä 0–{ $max }.
score-check-age = { $n } voittoa on liikaa ({ $age }): selkkauksia on { $max }, yksi kunkin naapuriparin välillä.
score-check-sum = yhteensä { $sum }, mutta kaikki yhdessä antaa vain { $max }.
score-check-pawn-one = { $n } pelaajalla on sotilaallisia pisteitä, mutta nappula on vain yhdellä puolella.
score-check-symbol-cards = symboli { $symbol } on kirjattu { $n } kertaa, mutta tällä pelaajamäärällä se on vain { $max } kortissa.
score-check-wild-all = Babylon ja Tiedemiesten kilta ovat pelissä kerran kumpikin: koko pöydässä on enintään kaksi vapaavalintaista symbolia.
score-check-guilds = { $n } eri kiltaa, mutta pelissä on vain { $max }.
score-check-wonders-four = { $n } ihmettä, mutta kullakin pelaajalla on neljä.
score-check-wonders-seven = { $n } ihmettä, mutta kun seitsemän on rakennettu, kahdeksas palaa laatikkoon.
score-check-richest = { $thing } laskee { $n } kertaa { $coins } kolikkoa, mutta rikkaammassa kaupungissa niitä on { $sets }.
score-check-held = { $thing } laskee { $n ->
    [one] { $n } merkin
   *[other] { $n } merkkiä
}, mutta kirjattuja on { $held }.

# Pads kept.
score-history = Kirjatut pelit
score-history-about = Talletetaan vain tähän selaimeen.
score-history-none = Ei vielä yhtään.
score-delete = Poista lehtiö { $when }
score-delete-yes = Poista lopullisesti
