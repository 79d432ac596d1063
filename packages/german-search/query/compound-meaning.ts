import { weights } from "../weights";
import type { AnalysisContext } from "./analysis-context";
import { isInTitle, isParaphrased } from "./compound-paraphrase";
import type { Clause, Expansion } from "./query-term";

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** First parts that only say that something is of the village: in a village "Chor" says as much as Dorfchor. */
const villages = words("dorf gemeinde ort orts");

/** Last parts that only say that it is an organisation: Theaterverein, the Theatergruppe */
const organisations = words("club freunde gemeinschaft gruppe klub kreis team treff verein");

/** Last parts that are no thing of their own, but asked about one: the page about Sperrmüll is that for its Termin. */
const aspects = words(`
adresse anfang antrag beginn bescheid dauer eintritt ende formular frist fristen gebuhr gebuhren info infos kontakt kosten
nummer offnungszeiten pflicht preis preise regel regeln stand telefon telefonnummer termin termine uhrzeit zeit zeiten
`);

/** Actions on what stands before them: Bachreinigung, Hundehaltung */
const action = /..ung(?:en)?$/;
const noActions = words("heizung kleidung siedlung wohnung zeitung");

const minTopicLength = 4;

export type CompoundPart = { text: string; expanded: Expansion; synonyms: readonly Clause[] };

/** The words of an expansion that are surer than `minCertainty` */
export const surely = (expansion: Expansion, minCertainty: number): Expansion =>
  new Map([...expansion].filter(([, certainty]) => certainty > minCertainty));

/** What compounds that the content lacks mean in it, if anything. */
export class CompoundMeaning {
  constructor(private readonly context: AnalysisContext) {}

  /** Whether the parts say together what the compound says: a Fahrschule is neither "fahren" nor a Schule. */
  isMeantBy(parts: readonly CompoundPart[]): boolean {
    const { content, expander, layers } = this.context;
    if (!layers.unknownCompounds) return true;
    const { minLastPartCertainty, minSynonymCertainty } = weights.clause;
    const { text: last = "" } = parts.at(-1) ?? {};
    const sayings = parts.map(({ text, expanded, synonyms }, index) => {
      const isLast = index === parts.length - 1;
      const synonymous = synonyms.flatMap(({ expansions: [only, ...others] }) =>
        only && others.length === 0 ? [...only.keys()] : [],
      );
      return {
        words: new Set([
          ...surely(expanded, isLast ? minLastPartCertainty : minSynonymCertainty).keys(),
          ...synonymous,
        ]),
        forms: new Set(expander.inflections(text).keys()),
        verbs: new Set(isLast ? expander.verbsOf(text) : []),
      };
    });
    return isParaphrased(content, sayings, action.test(last) && !noActions.has(last));
  }

  /** Words for what a compound is about, where its other part only says that it is of the village, a club or an aspect */
  topicOf(word: string): Expansion | undefined {
    const { content, expander, layers } = this.context;
    if (!layers.unknownCompounds) return undefined;
    for (const first of villages) {
      const topic = word.startsWith(first) ? expander.inflections(word.slice(first.length)) : undefined;
      if (topic && isInTitle(content, topic)) return topic;
    }
    for (const last of [...organisations, ...aspects]) {
      const first = word.slice(0, -last.length);
      if (!word.endsWith(last) || first.length < minTopicLength) continue;
      const isOrganisation = organisations.has(last);
      const topic = isOrganisation
        ? surely(expander.expand(first), weights.clause.minSynonymCertainty)
        : expander.inflections(first);
      if (isInTitle(content, topic, isOrganisation ? "verein" : undefined)) return topic;
    }
    return undefined;
  }
}
