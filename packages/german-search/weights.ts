/**
 * Every number that decides what is found and in which order, with the query that needs it. weights.test.ts gives each
 * another value and expects that its query then finds something else.
 */
export const weights = {
  /** Certainty (0 to 1) that a word of the content stands for a word of the query. */
  expansion: {
    /** The word itself. Bücher → Bücherschrank, before pages that say "buchen" */
    exact: 1,
    /** Another inflection. Chöre → Gemischter Chor */
    stem: 0.9,
    /** The other gender. Angler → Anglerin, before Angeln */
    gender: 0.85,
    /** The same stem as a noun and as a verb. Bücher → Bücherschrank, not "buchen" */
    otherWordClass: 0.6,
    /** A compound's last part. Flohmarkt → Dorfflohmarkt */
    compoundEnd: 0.7,
    /** A compound's first part. imkern → Imkerverein */
    compoundStart: 0.5,
    /** A compound's middle part. Kleider → Kinderkleiderbasar */
    compoundMiddle: 0.5,
    /** A compound with another part in between. Steinbrücke → Steinfußbrücke */
    insertedPart: 0.5,
    /** The word family. Notarzt → Notruf und Bereitschaft, through "ärztlich" */
    family: 0.5,
    /** A compound whose other part the content lacks. Markt im Advent → Adventsmarkt */
    unknownRest: 0.4,
    /** A verb with another prefix. leihen → Werkzeug leihen, before Lastenrad ausleihen */
    otherParticle: 0.4,
    /** A word that begins with what is typed. die bib → Bibliothek der Dinge */
    prefix: 0.4,
    /** The same with an error. Imkerfe → Imkerverein */
    fuzzyPrefix: 0.3,
  },
  /** Factors of a clause's score, and minimum certainties of words in it. */
  clause: {
    /** A synonym of the editors. Tagesmutter → Kindertagespflege */
    synonym: 0.6,
    /** What offices call what people say. Couch → texts with it, then Sperrmüll */
    vocabulary: 0.5,
    /** The same of several words together. Geld abheben → texts with it, then Geldauszahlung, before texts with Geld */
    phrase: 0.7,
    /** A regional or English word's standard one. garbage → texts with it, then Müllabfuhr */
    translation: 0.8,
    /** Words of a synonym have to be surer than this. Trödelmarkt → Dorfflohmarkt */
    minSynonymCertainty: 0.4,
    /** The parts of a known compound. Kindergärten → Waldkindergarten, before texts with Kinder and Garten */
    compoundParts: 0.5,
    /** The parts of a compound that the content lacks. Kinderkrippe → Krippe Sonnenkäfer */
    unknownCompoundParts: 0.75,
    /** What a compound asks something about. Sperrmülltermin → Sperrmüll anmelden */
    compoundTopic: 0.4,
    /** Words for a compound's last part have to be surer than this. Kindergartenanmeldung → Kita-Anmeldung */
    minLastPartCertainty: 0.5,
    /** Both parts of a compound swapped. Feuerwehrjugend → Jugendfeuerwehr */
    swappedParts: 0.9,
    /** Neighbouring words as one. Glasfaser Anschluss → Glasfaseranschluss */
    joinedWords: 0.9,
    /** The known beginning of an unknown compound. Theateraufführungen Bus → Bus, then Theatergruppe */
    knownBeginning: 0.4,
    /** A synonym that begins with what is typed. sup → Dorfladen, through "Supermarkt" */
    typedSynonym: 0.5,
    /** The prefix of a word that is being typed. die bib → Bibliothek der Dinge, before what only names one */
    typedPrefix: 2,
  },
  /** Costs in errors, of which a word may have 1 (from 5 letters) or 2 (from 8), and the factors that follow. */
  spelling: {
    /** Letters that sound alike. Kirmmis → Kirmes, with doubledLetter one error together */
    similarLetter: 0.5,
    /** A letter too many or too few beside the same one. Kirmmis → Kirmes */
    doubledLetter: 0.5,
    /** Two neighbouring letters. Kimres → Kirmes */
    swappedLetters: 0.75,
    /** Added for another first letter. Maden does not find Faden */
    otherFirstLetter: 0.25,
    /** Corrections may have this many errors more than the best. Schulhov → Schulhof, not Schulchor */
    maxWorseThanBest: 0.5,
    /** The factor of a correction without errors. Bibliotek Bus → Bus, then Bibliothek */
    noError: 0.75,
    /** Subtracted per error. Bibliotek → Bibliothek der Dinge */
    perError: 0.15,
    /** The factor that corrects a word that may be right. Sommerz → Sommerzeit, not Sommern */
    minForKnownWord: 0.67,
  },
  /** A term's share of the query. */
  term: {
    /** Kita Platz anmelden → Kita-Anmeldung, before other registrations */
    noun: 1,
    /** Verbs, adjectives and nouns that people add to any query. neue Bauplätze → Neubaugebiet, not what is new */
    other: 0.35,
  },
  /** The score of a term in an entry. */
  score: {
    /** Below 1, one rare word does not outweigh a sentence. wie melde ich meinen hund an → Hundesteuer */
    idfExponent: 0.7,
    /** The last part of a compound against the others. Kinderkrippe → Krippe Sonnenkäfer, before a Kita */
    lastPart: 1.5,
    /** A partial match needs this share of the parts' idf. Bus-Fahrplan → Fahrplan, not every Bus */
    minPartialShare: 0.4,
    /** A partial match with the last part. Dorf-Chor → Chor, before Dorf */
    partialWithLast: 0.5,
    /** A partial match without it. Dorf-Chor → Chor, before Dorf */
    partialWithoutLast: 0.35,
  },
  /** The score of an entry. */
  ranking: {
    /** The factor of an entry that matches nearly nothing. Wo kann ich Altglas abgeben → Grünschnittplatz */
    someTerms: 0.4,
    /** Added in proportion to the share that it matches. Rathaus Parkplatz → both in a long text, before one in a title */
    allTerms: 0.6,
    /** Entries below this share of the best are dropped. Chor → no long text that names a choir once */
    minOfBest: 0.07,
    /** The same for entries that lack terms. Rathaus Parkplatz → no long text with a Parkplatz alone */
    minOfBestLackingTerms: 0.3,
    /** Boost for a title with the query. Musik → Musikverein */
    title: 0.25,
    /** Boost for a title that is the query. wandern → Wanderfreunde */
    wholeTitle: 0.6,
    /** The same for the part before a colon. Bus → "Bürgerbus: Fahrt buchen" */
    titleBeforeColon: 0.85,
    /** Words of a title that count. wandern → Wanderfreunde (compoundStart) */
    minTitleCertainty: 0.3,
    /** Boost for words within one passage. Rathaus Öffnungszeiten → "Öffnungszeiten vom Rathaus" */
    proximity: 0.4,
    /** Entries whose title is compared. wandern → Wanderfreunde, which is not first by its words */
    titlesRead: 80,
    /** Entries whose text is compared. Rathaus Öffnungszeiten, as for proximity */
    textsRead: 20,
  },
  /** Amounts per word of a field, and BM25's parameters. A change needs a new `format` in indexing/index-file.ts. */
  field: {
    /** Abfallkalender → the calendar itself */
    title: 3.5,
    /** Place, organiser, kind, categories. Mittagessen für Senioren → Seniorenfahrt */
    names: 0.7,
    /** Keller läuft voll → Hochwasser-Warnstufen */
    lead: 0.8,
    /** Muell → Abfallkalender */
    body: 0.7,
    /** Added for words of headings. Öffnungszeiten Bürgerbüro → Kontakt */
    heading: 0.6,
    /** Factor for words of a text that are no nouns. leihen → Werkzeug leihen */
    notCapitalised: 0.6,
    /** Words of a title of usual length. Mühlbach → Angelverein Mühlbach */
    usualTitleWords: 4,
    /** Words of a text of usual length. Muell → Abfallkalender */
    usualTextWords: 120,
    /** BM25's b for titles. Kita Platz → Kita-Anmeldung */
    titleLength: 0.3,
    /** BM25's b for texts. Öffnungszeiten Bürgerbüro → Kontakt */
    textLength: 0.6,
    /** BM25's k1: the amount from which more hardly counts. wandern → Wanderfreunde */
    saturation: 1.2,
  },
  /** What is highlighted; no order depends on it but that of suggestions. */
  highlight: {
    /** Certainty of highlighted words. Fest highlights Schützenfest */
    minCertainty: 0.25,
    /** The body's passage is shown when its certainties sum up to this more than the lead's. Bus Bahnhof → the body with both */
    otherText: 0.3,
  },
};
