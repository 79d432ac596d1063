/**
 * The numbers of what the engine does not know (events, intents, suggestions, answers), with the query that needs each.
 * weights.test.ts tries them as it does those of @dorfforum/german-search/weights.
 */
export const weights = {
  /** Factors that depend on an entry alone. */
  staticBoost: {
    /** Halle → Tischtennisfreunde, before a tournament in a hall that is over */
    pastEvent: 0.35,
    /** Kirmes → the next one, before an article on its customs */
    upcomingEvent: 1.06,
    /** Legal and other pages. wann hat das Rathaus auf → Kontakt, still first */
    page: 0.85,
    /** What an article's factor falls to, half of it each year. Kita Platz → Kita-Anmeldung */
    oldArticle: 0.9,
  },
  /** Factors by the intents of a query. */
  intent: {
    /** For events, when the query asks "wann". Wann ist etwas am Mühlbach? → Hochwasserübung */
    dated: 1.2,
    /** For entries that state the age. Kita für Zweijährige → Kita Lindenbaum */
    matchingAge: 1.4,
    /** The score of a word that names the audience. Mittagessen für Senioren → Seniorenfahrt */
    minAudienceScore: 0.05,
    /** Of so many best entries one has a quality, unless the first is an event. Bücher für umme → Bücherschrank */
    bestWithQuality: 3,
  },
  /** Factors of entries that are suggested while a query is typed. */
  suggestion: {
    /** A title that begins with what is typed. ber → Beratung, before "Der Bericht" */
    titleStart: 1.5,
    /** A title that has it behind a colon, inside a word or in another word. müll → Abfallkalender, before "Sanierung: … Müllabfuhr" */
    elsewhere: 0.6,
    /** Offers and infos. ge → Gelber Sack */
    service: 1.3,
    /** Articles. feu → Feuerwehrfest, before "Feuerwehr sucht Verstärkung" */
    article: 0.7,
    /** Added for what editors name as often searched. feu → Feuerwehrfest, before Freiwillige Feuerwehr */
    popular: 1,
    /** Divides by one and so much for each place in the order that the search has. dorf → Dorfladen-Initiative among the first */
    perRank: 0.03,
  },
  completion: {
    /** A word counts once for each entry, and for each title so many times. ko → Kompost, before Kontaktformular */
    title: 5,
    /** Rarer words are not offered. sam → Sammelstelle, not Sammelgestell */
    minCount: 3,
  },
  /** How surely a name in the content is what a question asks about, before it is answered. */
  answer: {
    /** Words of a name that count. Wander Telefon → Wanderfreunde */
    minCertainty: 0.45,
    /** The same for an event, of which a compound's beginning tells little. wann ist Jugend → not the Jugendforum */
    minEventCertainty: 0.55,
    /** The share of the subject that the name itself has to hold, not what stands around it. wann probt die Komödie → not the club that also plays some */
    minShareOfName: 0.5,
    /** A word that stands around the name. Kindertagespflege Lindenallee Telefon → the one in that street */
    contextFactor: 0.5,
    /** Subtracted where a sentence names it, not a field, a table or a heading. Telefon Rathaus → not who works in it */
    inSentence: 0.15,
    /** Subtracted where its type is asked for, not its name. Sportverein Telefon → not the Schützenverein, which is one */
    byType: 0.15,
    /** Subtracted where it only belongs to what is asked for. Grundschule Telefon → not its Förderverein */
    ofAnother: 0.15,
    /** By how much the best has to be better than another. wann ist Fest → none */
    minMargin: 0.1,
  },
};
