# Pistelehtiö niille, jotka pelaavat oikean pöydän ääressä.

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
score-treasury-rule = 1 piste jokaisesta 3 kolikosta
score-count = Laske osista: { $what }
score-less = Yksi vähemmän: { $what }
score-more = Yksi lisää: { $what }
score-new = Uusi peli, samat pelaajat
score-print = Tulosta
score-keys = Enter ja nuolinäppäimet siirtävät kentästä toiseen. Summat kuten 3+5 lasketaan yhteen. ? laskee kentän osista.

# Kentän laskeminen osista.
score-victories = Voitot, { $age }, { $points } kustakin
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
score-item-duel-moneylenders-guild = Kolmen kolikon ryhmät rikkaammassa kaupungissa
score-item-duel-tacticians-guild = Punaiset kortit kaupungissa, jossa niitä on eniten
score-item-duel-mathematics = Omat edistysmerkit, tämä mukaan lukien, 3 pistettä kustakin

# Miten Duel päättyi.
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
    [one] { $distance } askel keskeltä, puolella: { $name }
   *[other] { $distance } askelta keskeltä, puolella: { $name }
}
score-pawn-side = Pääkaupunki: { $name }

# Tulos.
score-result = Tulos
score-so-far = Tähän mennessä
score-won-points = { $who } voittaa, { $points } pistettä.
score-won-coins = { $who } voittaa, { $points } pistettä: summat ovat samat, ja kolikot ratkaisevat.
score-won-civilian = { $who } voittaa, { $points } pistettä: summat ovat samat, ja sinisten korttien pisteet ratkaisevat.
score-won-shared = { $who } jakavat voiton, { $points } pistettä: { $rule ->
    [civilian] myös sinisten korttien pisteet ovat samat.
   *[coins] myös kolikoita on yhtä paljon.
}
score-won-military = { $who } voittaa sotilaallisella ylivoimalla.
score-won-science = { $who } voittaa tieteellisellä ylivoimalla.
score-leads-points = { $who } johtaa, { $points } pistettä.
score-leads-coins = { $who } johtaa kolikoiden ansiosta, { $points } pistettä.
score-leads-civilian = { $who } johtaa sinisten korttien ansiosta, { $points } pistettä.
score-leads-shared = { $who } ovat tasoissa, { $points } pistettä.{ $rule ->
    [civilian] {" "}Siniset kortit ratkaisisivat.
   *[coins] {" "}Kolikot ratkaisisivat.
}
score-coins-missing = Summat ovat samat. Kirjaa kolikot: ne ratkaisevat.
score-filled = { $filled } kenttää { $of }:stä on täytetty. Tyhjä lasketaan nollaksi.
score-wrong = Tämä ei voi pitää paikkaansa
score-how = Mistä summat syntyvät
score-how-treasury = { $coins ->
    [one] { $coins } kolikko
   *[other] { $coins } kolikkoa
}, 3 pisteeseen: { $points }
score-how-science = { $squares } samoista symboleista, { $sets ->
    [0] ei yhtään kolmen sarjaa: { $points }
    [one] 7 yhdestä kolmen sarjasta ({ $sets }): { $points }
   *[other] 7 kustakin kolmen sarjasta ({ $sets }): { $points }
}
score-how-wild = Vapaavalintaiset kannattaa käyttää näin: { $as }.
score-how-stages = { $wonder }: { $sum } = { $points }
score-how-pawn = { $distance ->
    [one] Nappula on { $distance } askeleen vastustajan puolella: { $points }
   *[other] Nappula on { $distance } askelta vastustajan puolella: { $points }
}

# Mikä ei voi pitää paikkaansa, ja miksi.
score-check-coins = { $coins } kolikkoa ei käy: rahat eivät koskaan mene alle nollan.
score-check-negative = { $value } ei käy: vain sotilaalliset pisteet voivat mennä alle nollan, ja vain 7 Wondersissa.
score-check-most = { $value } on liikaa, enintään { $max }.
score-check-victories = naapureita on kaksi, joten aikakaudella { $age } on enintään kaksi voittoa.
score-check-tokens = { $tokens } merkkiä on liikaa: kaksi naapuria kolmella aikakaudella antaa enintään 6.
score-check-symbol = { $symbol } × { $n } ei käy: kukin symboli on neljässä vihreässä kortissa. Vapaavalintaisilla on oma kenttänsä.
score-check-wild = { $n } vapaavalintaista symbolia ei käy: Babylon antaa yhden, Tiedemiesten kilta toisen.
score-check-item = { $thing }: { $n } ei käy, enintään { $max }.
score-check-wonders-wonder = mikään ihme ei anna { $value } pistettä: vaiheet rakennetaan järjestyksessä. Lähimmät: { $near }
score-check-wonders-military = { $value } ei käy: kukin aikakausi tuo kaksi konfliktia, voitosta +1, +3 tai +5 ja tappiosta −1. Lähimmät: { $near }
score-check-wonders-civilian = mitkään siniset kortit eivät anna yhteensä { $value }; kaupungissa ei ole samaa korttia kahdesti. Lähimmät: { $near }
score-check-wonders-science = mitkään symbolit eivät anna { $value } pistettä: kunkin lajin neliö, ja 7 kustakin kolmen sarjasta. Lähimmät: { $near }
score-check-duel-civilian = mitkään siniset kortit eivät anna yhteensä { $value }. Lähimmät: { $near }
score-check-duel-science = mitkään vihreät kortit eivät anna yhteensä { $value }. Lähimmät: { $near }
score-check-duel-commerce = { $value } ei käy: vain aikakauden III keltaiset kortit antavat pisteitä, 3 kukin. Lähimmät: { $near }
score-check-duel-wonders = mitkään neljä ihmettä eivät anna yhteensä { $value }. Lähimmät: { $near }
score-check-duel-progress = { $value } ei käy: Maanviljelys antaa 4, Filosofia 7, Matematiikka 3 kustakin merkistä. Lähimmät: { $near }
score-check-copies = { $thing } on kirjattu { $n } pelaajalle, mutta tällä pelaajamäärällä niitä on vain { $copies }.
score-check-wonder-twice = { $thing } on kirjattu kahdesti, mutta niitä on vain yksi.
score-check-conflicts = { $won } voittoa ja { $lost } tappiota: jokainen voitto on jonkun tappio, joten niitä on oltava yhtä monta.
score-check-military-sum = yhteensä { $sum }, mikä ei käy: konflikti tuo voittajalle +1, +3 tai +5 ja häviäjälle −1, joten summa on parillinen ja välillä 0–{ $max }.
score-check-symbol-cards = { $symbol } on kirjattu { $n } kertaa, mutta tällä pelaajamäärällä se on vain { $max } kortissa.
score-check-wild-all = Babylon ja Tiedemiesten kilta ovat pelissä kerran kumpikin: koko pöydässä on enintään kaksi vapaavalintaista symbolia.
score-check-guilds = { $n } eri kiltaa, mutta pelissä on vain { $max }.
score-check-wonders-four = { $n } ihmettä, mutta kullakin pelaajalla on neljä.
score-check-wonders-seven = { $n } ihmettä, mutta kun seitsemän on rakennettu, kahdeksas palaa laatikkoon.
score-check-moneylenders = { $thing } laskee { $n } kolmen kolikon ryhmää, mutta rikkaammassa kaupungissa niitä on { $sets }.
score-check-mathematics = Matematiikka laskee { $n } merkkiä, mutta kirjattuja on { $held }.

# Talletetut lehtiöt.
score-history = Kirjatut pelit
score-history-about = Talletetaan vain tähän selaimeen.
score-history-none = Ei vielä yhtään.
score-delete = Poista lehtiö { $when }
score-delete-yes = Poista lopullisesti
