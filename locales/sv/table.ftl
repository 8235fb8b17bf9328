# Around a table: the waiting room, the bar, the panels, the end.

table-title = { $game } – Mirabilia
table-title-your-turn = ● Din tur – { $game }
table-loading = Öppnar bordet …
table-home = Startsidan
table-try-again = Försök igen
table-yes = ja
table-no = nej
table-keep = Spara
table-stay = Stanna

table-none-title = Det bordet finns inte
table-none-text = Länken stämmer inte, eller så är bordet borta. Be avsändaren om en ny länk.
table-closed-title = Bordet är stängt
table-closed-text = Vid det här bordet spelas det inte längre. Öppna ett nytt bord från startsidan.
table-private-title = Det här bordet har inga åskådare
table-private-text = Bara spelarna ser det. Be värden släppa in åskådare.
table-refused-title = Bordet kan inte öppnas

# Seats
table-open-seat = Ledig plats
table-bot-numbered = { $bot } { $n }
table-guest = Spelare { $n }
table-seats = Platser
table-you = du
table-host = värd
table-not-here = inte ansluten
table-has-left = har lämnat bordet; en bot spelar vidare
table-stand-in = en bot hoppar in
table-thinking = tänker
table-has-chosen = har valt
table-come-back = Kom tillbaka
table-take-seat = Ta plats { $seat }
table-sit = Sätt dig här
table-sit-too = En spelare till
table-rename = Byt namn
table-your-name = Ditt namn
table-your-name-about = De andra vid bordet ser det.
table-stand-up = Lämna platsen: { $name }
table-seat-bot = Sätt en bot här
table-change-bot = Byt bot
table-pick-bot = Vilken bot på plats { $seat }?
table-free = Ta bort { $name } från platsen
table-move-up = Flytta { $name } uppåt
table-move-down = Flytta { $name } nedåt

# The waiting room
table-waiting-title = { $n ->
    [one] Väntar på en till
   *[other] Väntar på { $n } till
}
table-ready-title = Alla är här
table-start = Starta partiet
table-start-about = Inget delas ut förrän du startar.
table-start-not-full = { $n ->
    [one] En plats är ledig. Bjud in en spelare eller sätt en bot där.
   *[other] { $n } platser är lediga. Bjud in spelare eller sätt botar där.
}
table-start-full = Partiet börjar när alla platser är tagna.
table-start-host = Värden startar partiet.
table-how-run = Så är bordet inställt
table-settings = Bordets inställningar
table-close = Stäng bordet
table-close-title = Stänga bordet?
table-close-about = Partiet kan inte fortsättas.
table-here-about = Partiet spelas i den här webbläsaren och sparas efter varje drag.
table-move = Fortsätt med vänner
table-move-about = Partiet fortsätter vid ett bord på servern. Där kan du bjuda in vänner till botarnas platser. Partiet här blir kvar som det är.
table-move-sure = Flytta till servern
table-invite = Bjud in
table-invite-about = Den som har länken kan sätta sig vid bordet.
table-invite-link = Länk till bordet
table-code = Eller med koden
table-copy-link = Kopiera länken
table-share = Dela
table-link-copied = Länken är kopierad.
table-link-marked = Länken är markerad: kopiera den själv.
table-qr = QR-kod
table-qr-about = Länken som QR-kod
table-fair = Slumpen kan kontrolleras
table-fair-about = Servern valde en hemlighet innan någon satte sig, och varje webbläsare lägger till ett eget tal. All slump följer av båda. När partiet är slut offentliggörs hemligheten, så ingen kan ha styrt utdelningen.
table-fair-commitment = Löfte (hemlighetens SHA-256)
table-fair-secret = Hemligheten
table-fair-check = Ladda ner protokollet och kontrollera det:

# Settings
table-set-listed = Visa i lobbyn
table-set-listed-about = Annars hittar bara de som har länken hit.
table-clock-stays = Klockan kan inte ändras när partiet har börjat.
table-watch-delayed = Ser allt, { $time } senare
table-set-away = Om någon är borta
table-away-is = { $bot } spelar efter { $time }
table-stand-in-boards = De tryckta spelbrädorna till 7 Wonders Dice är inte offentliga. Ni spelar på spelbrädor som ersätter dem.

# The bar
table-your-turn = Din tur
table-status-turn-of = { $name } står på tur
table-status-thinks = { $name } tänker
table-status-waiting = Väntar på { $names }
table-status-count = { $n } av { $of } tänker
table-status-moment = Ett ögonblick
table-status-over = Partiet är slut
table-reconnecting = Ansluter igen …
table-clock-of = Klocka: { $name }
table-clock-short = Mindre än 15 sekunder kvar.
table-menu = Meny
table-panel = Logg, chatt och bord
table-panel-close = Stäng
table-panel-fold = Fäll undan loggen
table-hover-sign = Om det som ligger på bordet
table-hover-tip = Låt pekaren vila på ett kort, ett underverk, en bricka, en tärning eller en ruta för att läsa om det; på pekskärm håller du ett finger på det.
table-key-sound = Ljud på eller av
table-sound-on = Ljudet är på.
table-sound-off = Ljudet är av.
table-panel-unread = { $n ->
    [one] Logg, chatt och bord: ett nytt meddelande
   *[other] Logg, chatt och bord: { $n } nya meddelanden
}
table-tab = Bord
table-rules = Regler
table-to-rules = I reglerna
table-my-settings = Inställningar
table-leave = Lämna bordet
table-leave-title = Lämna partiet?
table-leave-about = Boten { $bot } spelar vidare i ditt ställe, och du tittar på.
table-leave-last = Du är den sista här: bordet stängs.
table-leave-just-go = Du kan också bara stänga sidan och komma tillbaka senare.
table-leave-sure = Lämna

table-hand-over = Spela på en annan enhet
table-hand-over-about = En länk flyttar din plats till en annan enhet. Den gäller en gång, i 15 minuter. Här blir du sedan åskådare.
table-hand-over-make = Länk för { $name }
table-hand-over-link = Öppna länken på den andra enheten. Den enhet som öppnar den får platsen.

table-curtain = Ge enheten till { $name }
table-curtain-about = Inget visas förrän du trycker på knappen.
table-curtain-ready = Jag är { $name }
table-curtain-wait = De andra tänker

table-moment = Du ser drag { $n } av { $of }
table-moment-now = Tillbaka till nu

table-undo = Ångra
table-undo-ask = Be att få ångra
table-undo-wish = { $name } ber att få ångra ett drag.
table-undo-allow = Tillåt
table-undo-refuse = Neka
table-undo-waits = Du har bett att få ångra. Väntar på { $names }.
table-proposal-settings = { $name } föreslår andra inställningar: { $changes }.
table-proposal-hand-over = { $name } vill lämna över sin plats till en annan enhet eller person.
table-proposal-waits = Väntar på { $names }.
table-settings-consent = Medan ni spelar ändras inställningar som rör rättvisan bara om alla går med på det.
table-remove = Ta bort { $name } från bordet

table-watch-you = Du är åskådare
table-watch-link = Låt andra titta på
table-watching = { $n ->
    [0] Inga åskådare
    [one] En åskådare
   *[other] { $n } åskådare
}
table-behind = Du ser bordet med en fördröjning på { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}
table-behind-seconds = Du ser bordet med en fördröjning på { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}
table-eyes = Visa som
table-eyes-public = åskådare

table-keys = Tangenter
table-keys-about = Piltangenterna flyttar inom en grupp av kort eller knappar, Tabb till nästa grupp.
table-key-list = Lista över tangenter
table-key-hint = Be om ett tips
table-key-undo = Ångra
table-key-log = Visa loggen
table-key-chat = Visa chatten
table-key-table = Visa bordet
table-key-back = Ett drag bakåt
table-key-on = Ett drag framåt
table-key-now = Tillbaka till nu

# What happens at the table, beside the game
log-title = Logg
log-empty = Inget har hänt än.
log-click = Tryck på en rad för att se det ögonblicket.
log-sat = { $name } satte sig.
log-named = En spelare heter nu { $name }.
log-bot = Boten { $bot } har plats { $seat }.
log-freed = Plats { $seat } är ledig.
log-swapped = { $a } och { $b } har bytt plats.
log-settings = Bordets inställningar har ändrats.
log-started = Partiet börjar.
log-left = { $name } har lämnat bordet. En bot spelar vidare.
log-away = { $name } är borta. En bot spelar så länge.
log-back = { $name } är tillbaka.
log-time-over = Tiden är slut för { $name }. En bot spelar vidare.
log-handed-over = { $name } spelar på en annan enhet.
log-undo-asked = { $name } ber att få ångra ett drag.
log-undo-yes = { $name } tillåter det.
log-undo-no = { $name } tillåter det inte.
log-undone = Ett drag ångrades.
log-proposed-settings = { $name } föreslår andra inställningar.
log-removed = Värden har tagit bort { $name }. En bot spelar vidare.
log-said = { $name }: { $text }
log-rematch = Det finns ett nytt parti med samma spelare.
log-closed = Bordet stängdes.

chat-title = Chatt
chat-empty = Inga meddelanden än.
chat-say = Säg något
chat-send = Skicka

hint-title = Tips
hint-ask = Vad vore bäst?
hint-explain = Motorn bedömer dina drag utifrån det du själv kan se och säger vad vart och ett är värt.
hint-not-now = Du har inget att bestämma nu.
hint-thinking = Motorn tänker …
hint-about = Din chans att vinna efter varje drag. Tryck på ett drag för att se det på brädet.
hint-exact = Din exakta chans att vinna efter varje drag. Tryck på ett drag för att se det på brädet.
hint-all = { $n ->
    [one] Det enda draget
   *[other] Alla { $n } drag
}
hint-error = Felmarginal
hint-fewer = Bara de bästa
hint-hide = Göm tipset

# Why a move is good. Parts of a sentence that begin small; the screen makes the first letter large.
reason-counted = { $n } { $name }
reason-wins = { $by ->
    [science] vinner genom vetenskaplig överlägsenhet
   *[military] vinner genom militär övermakt
}
reason-stops-win = { $by ->
    [science] hindrar motspelaren från att vinna genom vetenskaplig överlägsenhet med { $cards }
   *[military] hindrar motspelaren från att vinna genom militär övermakt med { $cards }
}
reason-allows-win = { $by ->
    [science] men motspelaren kan vinna genom vetenskaplig överlägsenhet med { $cards }
   *[military] men motspelaren kan vinna genom militär övermakt med { $cards }
}
reason-points = { $points } poäng
reason-points-for = { $points } poäng ({ $what })
reason-coins = ger { $coins } mynt
reason-takes-coins = { $who } förlorar { $coins } mynt
reason-goods = producerar { $goods }
reason-cheap = för 1 mynt styck från och med nu: { $goods }{ $from ->
    [left] { " från grannen till vänster" }
    [right] { " från grannen till höger" }
    [both] { " från båda grannarna" }
   *[bank] { "" }
}
reason-free = gratis tack vare { $card }
reason-free-of-cost = kostar ingenting
reason-chain = blir gratis senare: { $cards }
reason-pawn = konfliktpjäsen { $spaces } steg framåt, { $left } steg från motspelarens huvudstad
reason-pawn-middle = konfliktpjäsen { $spaces } steg framåt, tillbaka till mitten
reason-pawn-back = konfliktpjäsen { $spaces } steg framåt, fortfarande { $distance } steg in på din sida
reason-conflict = { $change ->
    [ahead] fler sköldar än { $who }
    [level] lika många sköldar som { $who }
   *[more] fler sköldar mot { $who }
}
reason-symbol = en ny vetenskapssymbol: { $symbol } ({ $different } olika)
reason-pair = ett par, { $symbol }: en utvecklingsmarkör
reason-science-set = { $sets ->
    [one] gör ett set av tre symboler komplett
   *[other] gör set nummer { $sets } av tre symboler komplett
}
reason-again = en tur till
reason-token-agriculture = 6 mynt och 4 poäng
reason-token-architecture = underverk kräver 2 resurser färre
reason-token-economy = du får det motspelaren betalar för resurser
reason-token-law = en vetenskapssymbol till
reason-token-masonry = blå kort kräver 2 resurser färre
reason-token-mathematics = 3 poäng för varje utvecklingsmarkör
reason-token-philosophy = 7 poäng
reason-token-strategy = röda kort har 1 sköld till
reason-token-theology = underverk ger en tur till
reason-token-urbanism = 6 mynt, och 4 för varje kort som byggs genom en kedja
reason-effect-destroy = lägger ett av motspelarens kort i slänghögen
reason-effect-revive = bygger ett kort ur slänghögen gratis
reason-effect-revive-wonders = uppför ett kort ur kasthögen gratis
reason-effect-library = en av tre utvecklingsmarkörer ur lådan
reason-effect-seventh-card = spelar även det sjunde kortet i varje ålder
reason-effect-wild-science = en valfri vetenskapssymbol
reason-effect-first-of-colour = det första kortet av varje färg är gratis
reason-effect-first-card = det första kortet i varje ålder är gratis
reason-effect-last-card = det sjätte kortet i varje ålder är gratis
reason-destroys = { $who } förlorar { $card }
reason-promises = { $wonder } ger: { $brings }
reason-begins = { $who } börjar
reason-denies = hindrar { $who } från att ta { $card } ({ $brings })
reason-leaves-none = lämnar inga { $of ->
    [shield] sköldar
   *[other] sådana kort
} åt { $who }
reason-uncovers = men gör { $card } ({ $brings }) tillgängligt för { $who }
reason-uncovers-nothing = gör inget kort tillgängligt för motspelaren
reason-stage = etapp { $stage } av { $of } på ditt underverk
reason-attack = attackerar { $who } för { $points } poäng
reason-defence = { $defence } försvar till mot { $who }
reason-resources = { $resources ->
    [one] { $resources } resurs till varje tur
   *[other] { $resources } resurser till varje tur
}
reason-unlocks = låser upp en tärning: { $die }
reason-cheaper-dice = tärningar kostar mindre eller ger mynt: { $colours }
reason-more = { $of ->
    [free-die] en gratis tärning till
    [cross] kryssar av en ruta till
   *[action] en handling till
}
reason-completes = gör en byggnad färdig: { $building }
reason-bonus = bonus { $number } av { $of }: { $bonus }
reason-brings-end = { $ahead ->
    [yes] en tur till och partiet är slut, med dig i ledningen
   *[no] en tur till och partiet är slut
}
reason-first-agora = först med att göra torget färdigt: { $points } poäng
reason-misses = går miste om: { $brings }
reason-leaves = lämnar { $card } ({ $brings }) till { $who }
reason-expects-less = ungefär { $points } poäng mindre i slutet, mest här: { $what }
# The same, shorter, inside a sentence.
reason-brief-points = { $points } poäng
reason-brief-coins = { $coins } mynt
reason-brief-takes-coins = tar { $coins } mynt
reason-brief-shields = { $shields ->
    [one] { $shields } sköld
   *[other] { $shields } sköldar
}
reason-brief-conflict = fler sköldar
reason-brief-pair = ett par, { $symbol }, en utvecklingsmarkör
reason-brief-science-set = ett set av tre symboler

# The end
table-what-wins = Vad vinner?
end-you = Du vinner
end-winner = { $name } vinner
end-shared = { $names } delar på segern
end-nobody = Ingen vinner
end-points = Med { $points } poäng, { $ahead } före tvåan.
end-points-tie = Med { $points } poäng, efter särskiljning.
end-points-shared = Med { $points } poäng var, och inget skiljer dem åt.
end-military = Genom militär övermakt: konfliktpjäsen står i huvudstaden.
end-science = Genom vetenskaplig överlägsenhet: sex olika symboler.
end-pad = Poäng rad för rad
end-line = Rad
end-total = Slutpoäng
end-won = vinnare
end-show-all = Visa allt på en gång
end-rematch = Spela igen
end-next = Till det nya partiet
end-next-about = Din plats väntar där.
end-review = Gå igenom partiet
end-record = Ladda ner protokollet

# Why something was refused. The server’s own words come after it where they say more.
refusal-detail = { $words } ({ $detail })
refusal-offline = Servern svarar inte. Är du ansluten till nätet?
refusal-no-server = Det här kräver en spelserver, och de här sidorna har ingen.
refusal-here-elsewhere = Partiet är öppet i en annan flik eller ett annat fönster och fortsätter där.
refusal-here-no-store = Webbläsaren kunde inte spara partiet. Lagringsutrymmet kan vara fullt, eller så är det här ett privat fönster.
refusal-here-no-engine = Den del av sidorna som sköter partierna kunde inte laddas.
refusal-request-unreadable = Servern förstod inte begäran.
refusal-request-too-large = Det är för långt för servern.
refusal-request-too-many = Det gick för fort. Vänta lite och försök igen.
refusal-request-origin = Den här sidan får inte göra det här. Öppna serverns egen adress.
refusal-request-no-key = Servern känner inte igen dig. Ladda om sidan.
refusal-request-not-found = Det finns inte.
refusal-table-none = Det bordet finns inte.
refusal-table-closed = Bordet är stängt.
refusal-table-too-many = För många bord har öppnats. Vänta ett tag.
refusal-table-started = Partiet har redan börjat.
refusal-table-not-started = Partiet har inte börjat.
refusal-table-over = Partiet är slut.
refusal-table-not-over = Partiet är inte slut än.
refusal-table-not-full = En plats är fortfarande ledig. Bjud in en spelare eller sätt en bot där.
refusal-open-seats = { $n ->
    [one] En plats är fortfarande ledig. Bjud in en spelare eller sätt en bot där.
   *[other] { $n } platser är fortfarande lediga. Bjud in spelare eller sätt bottar där.
}
refusal-table-no-watching = Det här bordet har inga åskådare.
refusal-table-bad-setup = Ett sådant bord kan inte öppnas.
refusal-table-bad-settings = En inställning är utanför det tillåtna.
refusal-table-bad-boards = Det finns ett fel i filen med spelbrädor.
refusal-table-bad-record = Det går inte att spela vidare från det här protokollet.
refusal-seat-none = Ingen sitter på den platsen.
refusal-seat-taken = Någon annan har den platsen.
refusal-seat-full = Ingen plats är ledig.
refusal-seat-not-yours = Det är inte din plats.
refusal-seat-host-only = Bara värden får göra det.
refusal-seat-bad-name = Ett namn måste ha 1 till 40 tecken, utan komma och #.
refusal-seat-no-bot = Den boten finns inte.
refusal-seat-bad-number = Talet till slumpen är ogiltigt.
refusal-seat-no-hand-over = Länken är använd eller för gammal. Be om en ny.
refusal-play-stale = Partiet har gått vidare. Titta igen och bestäm dig.
refusal-play-unreadable = Det är inte ett drag i det här spelet.
refusal-play-illegal = Reglerna tillåter det inte.
refusal-play-not-your-turn = Det är inte din tur.
refusal-play-already-chosen = Du har redan valt. Ta tillbaka ditt val först.
refusal-undo-nothing = Det finns inget att ångra.
refusal-undo-never = Det här kan inte ångras vid det här bordet.
refusal-undo-asked = En spelare har redan frågat. Svara först.
refusal-proposal-pending = Ett förslag väntar redan på svar.
refusal-seat-barred = Du har sett öppna händer i det här partiet, eller så har värden tagit bort dig. Du kan inte ta plats här.
refusal-table-log-full = Bordets logg är full. Nu går det bara att göra drag.
refusal-undo-not-asked = Det finns ingen fråga att svara på nu.
refusal-hint-off = Det här bordet har inga tips.
refusal-hint-too-many = Du har använt alla tips som servern tillåter.
refusal-chat-off = Det här bordet har ingen chatt.
refusal-chat-bad = Ett meddelande måste ha 1 till 500 tecken.
refusal-review-none = Det finns ingen genomgång än.
refusal-server-busy = Servern har fullt upp. Försök igen om en stund.
refusal-server-no-store = Servern kan inte spara något just nu. Försök igen om en stund.
refusal-server-closing = Servern startas om och är strax tillbaka.
refusal-server-broken = Något gick fel på servern. Partiet är oförändrat.

# Människor på servern: nycklar, tysta, blockera, anmäla, egna uppgifter
people-menu = Om { $name }
people-mute = Tysta
people-mute-about = Du ser inte längre vad personen skriver, vid något bord. Personen får inte veta det.
people-block = Blockera
people-block-about = Dessutom kan personen inte sätta sig vid dina bord.
people-muted = { $name } är tystad.
people-blocked = { $name } är blockerad.
people-report = Anmäl
people-report-about = Vad har hänt? Den som driver servern läser det, med namn och bord.
people-report-send = Skicka anmälan
people-reported = Din anmälan har skickats.
people-warning = En varning från den som driver servern
people-warning-read = Jag har läst detta
people-data = Dina uppgifter på servern
people-data-about = Servern känner till ditt namn, dina nycklar och dina partier. Ingen behöver ett konto.
people-keys = Nycklar
people-keys-about = Varje webbläsare har en nyckel, och den som har den kan spela som du. Återkalla en nyckel som du inte längre använder.
people-key-browser = Webbläsare
people-key-script = Program
people-key-this = den här
people-key-used = senast använd { $date }
people-key-revoke = Återkalla
people-blocks = Personer som du inte vill möta
people-is-muted = tystad
people-is-blocked = blockerad
people-unblock = Ångra
people-export = Ladda ner mina uppgifter
people-delete = Radera mina uppgifter
people-delete-about = Du lämnar dina partier, och bottar spelar vidare i ditt ställe. Ditt namn, dina nycklar och det du har skrivit raderas; dina drag finns kvar utan ditt namn. Partier som du har spelat ensam raderas. Det går inte att ångra.
people-delete-do = Radera allt
people-deleted = Servern känner dig inte längre.
table-luck-kept = Webbläsaren har kontrollerat det: servern band sig vid hemligheten innan ditt tal skickades, och den använde ditt tal.
table-luck-early = Webbläsaren har sparat serverns åtagande och sitt eget tal och jämför dem när partiet är slut.
table-luck-none = Den här webbläsaren har inte bidragit med något tal till partiet.
table-luck-cannot = Webbläsaren kan inte kontrollera det på en okrypterad sida. Använd kommandot nedan.
table-luck-other-commitment = Varning: servern har bytt ut sitt åtagande sedan webbläsaren läste det. Given kan vara riggad.
table-luck-other-secret = Varning: hemligheten stämmer inte med åtagandet. Given kan vara riggad.
table-luck-other-number = Varning: servern använde inte webbläsarens tal. Given kan vara riggad.
refusal-request-banned = Den som driver servern har stängt av dig.
refusal-request-bad-method = Servern förstår inte begäran.
