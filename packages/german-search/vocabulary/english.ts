/** What English speakers search for. Words that German has too, such as Band, stand with the German ones. */
export const english = `
garbage, trash, rubbish, waste, refuse, garbage collection, trash pickup, bin collection, waste collection, garbage truck, bins, garbage bin, trash can, waste calendar, bin day, recycling schedule > Abfallkalender, Müllabfuhr
recycling, recycle, recycling centre, recycling center, dump, landfill, tip > Wertstoffhof
yellow bag, yellow bags, yellow bin, plastic waste, packaging > Gelber Sack
bulky waste, bulk waste, bulky trash, furniture, old furniture, large items > Sperrmüll
hazardous waste, toxic waste, batteries, paint > Schadstoffmobil
garden waste, green waste, yard waste, hedge trimmings, branches, leaves, grass clippings > Grünschnitt
glass container, bottle bank > Altglas
paper bin > Papiertonne
passport, travel document > Reisepass
identity card, ID card, identification > Personalausweis
registration, register address, register my address, address registration, residence registration, moving, moved, moving in, moved house, change of address, new address, move house, new resident, newcomer > Ummeldung
town hall, city hall, city council office, municipality, local authority, municipal office, citizen office, council office, town office > Rathaus
mayor > Bürgermeisterin, Bürgermeister
council, town council, council meeting, local council, city council > Gemeinderat
appointment, book appointment, make an appointment > Termin
opening hours, opening times, office hours, business hours > Öffnungszeiten
phone number, telephone number, phone, contact > Kontakt, Telefon
doctor, physician, GP, medical help, medical, sick, ill > Arzt, Bereitschaftsdienst
night, at night > nachts
weekend > Wochenende
dentist > Zahnarzt
pharmacy, drugstore, chemist, medicine > Apotheke
emergency, emergency number, emergency call, ambulance, accident, emergency room > Notruf
police > Polizei
heart attack > Defibrillator
fire brigade, fire department, firefighter, firefighters, fire station, volunteer fire department > Feuerwehr
fire > Feuer
first aid, first aid course > Erste Hilfe
blood donation, donate blood, give blood > Blutspende
midwife, pregnant, pregnancy > Hebamme
day care, daycare, childcare, child care, nursery, preschool, kindergarten place, nursery school, creche, day nursery > Kita, Kitaplatz
childminder, nanny, child minder > Kindertagespflege
babysitter > Babysitter
baby group, toddler group, playgroup, mother and baby group, parent and child > Krabbelgruppe
newborn, infant > Baby, Neugeborene
child, children, kids, kid > Kinder
daughter, son > Kind
school, primary school, elementary school > Grundschule
school enrolment, school enrollment, starting school, starts school, start school, first day of school > Einschulung
after school care, after-school, afterschool, after school club > Hort
school bus, bus pass, student ticket > Schulbus
holiday camp, summer camp, holiday care, vacation care, holiday programme > Ferienspiele, Ferienbetreuung
playground > Spielplatz
youth club, youth centre, teenagers, teens, youth > Jugendraum
grandmother, grandma, granny > Oma
grandfather, grandpa > Opa
help, assistance, support > Hilfe
senior citizens, seniors, elderly, old people > Senioren
care, nursing, nursing home, home care > Pflege
neighbourhood help, neighborhood help, help with shopping, household help, cleaning lady > Nachbarschaftshilfe
library, public library, books, book > Bücherei
free books, book exchange, book box, free library, book sharing > Bücherschrank
bus timetable, bus schedule, timetable, public transport, public transportation, bus service, bus stop > Bürgerbus, Bus, Fahrplan
train station, railway station, train, railway > Bahnhof
ride, ride share, hitchhiking, hitchhike, carpool > Mitfahrbank
bike, bicycle, cycling, cycle > Fahrrad
cargo bike > Lastenrad
parking, car park, parking lot > Parkplatz
road closed, road closure, closed road, street closed, roadworks, road works, construction, construction site, detour, diversion > Straßensperrung
road, street > Straße
street light, streetlight, street lamp, lamp, broken light, pothole, report damage, report a problem, defect > Mängelmelder
broken bench, broken sign, broken swing, broken playground, vandalism > Mängelmelder
broken, repair, repair cafe, broken toaster, mend > Repair-Café
snow, snow removal, shovel snow, winter service, clearing snow, snow clearing > Winterdienst
fast internet, broadband, fibre, fiber, fiber optic, fibre optic, slow internet > Glasfaser
phone help, computer help, cell phone, mobile phone > Smartphone-Sprechstunde, Digitallotsen
tax, property tax, taxes, land tax > Grundsteuer
dog, dogs, dog tax, dog licence, dog license, register dog, puppy > Hundesteuer
cat > Katze
fees, costs > Gebühren
water meter, meter reading, water bill > Wasserzähler
drinking water, tap water, water hardness > Trinkwasser
power cut, power outage, electricity > Stromausfall
building plot, building land, building site, plot of land, build a house, land for sale, new housing area > Bauplatz, Neubaugebiet
building permit, planning permission > Bauantrag
house, flat, apartment > Wohnung
hire a room, rent a room, rent a hall, party room, wedding venue, wedding location, community centre, community center, village hall, venue, function room > Dorfgemeinschaftshaus
wedding, marriage, get married, marry, registry office > Hochzeit, Trauung
birth certificate > Geburtsurkunde
funeral, cemetery, burial, graveyard, death > Friedhof, Bestattung
church > Kirche, Gottesdienst
election, elections, vote, voting, postal vote, polling station > Wahl
election helper, poll worker, election worker > Wahlhelfende
work, vacancies, vacancy > Stellenangebote
volunteer, volunteering, voluntary work, help out > Ehrenamt
association, associations > Verein
football, soccer, football club, soccer club > Fußball
sports, sports club > Sportverein
table tennis > Tischtennis
volleyball > Volleyball
running, jogging, charity run > Lauftreff, Benefizlauf
swimming, swimming pool, pool > Schwimmen
horse, horses, horse riding, riding, riding lessons, horseback riding > Reitverein
fishing, angling, fish > Angelverein
hiking, hike, walking, walk, walking trail, hiking trail, trail > Wanderung, Wanderfreunde
choir, singing, sing > Chor
music, brass band, orchestra, music lessons > Musikverein
concert > Konzert
theatre, theater, play, drama > Theater
cinema, movie, movies, film night > Kino
sights, sightseeing, guided tour, mill > Führung, Museum
dancing, dance > Tanz
shooting, archery > Schützenverein
shop, shopping, grocery, groceries, supermarket, grocery store, store, food shop > Dorfladen
bread, bakery, rolls, bread rolls > Brötchen
delivery, food delivery, delivery service, grocery delivery > Lieferservice
flea market, jumble sale, yard sale, garage sale, car boot sale > Flohmarkt
second hand, kids clothes, children clothes, baby clothes > Kinderkleiderbasar
christmas market > Weihnachtsmarkt, Adventsmarkt
carnival > Karneval
fair, funfair, village fair > Kirmes
celebration, village festival > Fest
lantern, lantern parade, lantern procession > Martinsumzug
events, things to do > Veranstaltungen
borrow, lend, rent tools, tools, tool, drill, tool library, library of things, rental > Werkzeug, leihen
lost, lost property, lost and found, lost keys > Fundbüro
siren, sirens, alarm, test alarm, air raid siren > Sirenen
flood, flooding, high water, heavy rain > Hochwasser
bees, bee, beekeeper, honey, swarm of bees, bee swarm > Imker
nature, conservation > Naturschutz
plant swap, plants, seeds > Pflanzentauschbörse
apples, apple juice, orchard > Streuobstwiese
history, local history > Dorfgeschichte
accessibility, wheelchair, disabled, wheelchair accessible > Barrierefreiheit
easy language, plain language, simple german > Leichte Sprache
privacy > Datenschutz
imprint, legal notice > Impressum
newborn visit, welcome visit > Willkommensbesuch
gymnastics > Gymnastik
bonfire, easter fire, campfire > Brauchtumsfeuer
tree, trees, plant a tree > Baum
garden, gardening, gardening club > Gartenbauverein
women > Frauen
men > Männer
coffee, coffee morning, coffee and cake > Kaffee
lunch > Mittagessen
recipe, cake > Rezept
post office, parcel, package > Post
cash machine, ATM, cash > Geldautomat
pub > Gaststätte
accommodation, holiday flat > Unterkunft
toilet, toilets, restroom, public toilet > Toilette
`;
