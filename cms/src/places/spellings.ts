import { isSameAddress, isSameName, type Place, placeOf } from "./place";

type StoredPlace = Place & { documentId: string; Anfragbar?: boolean | null };
type EventText = { documentId: string; Ort?: string | null; Adresse?: string | null };

/** How some events write their place, and the Ort that may be meant. `events` counts the events. */
export type Spelling = {
  name: string;
  address: string;
  events: number;
  place: { documentId: string; name: string; address: string };
};

/** Whether an event writes its place this way. */
export const isWritten = ({ name, address }: { name: string; address: string }) => {
  return ({ Ort, Adresse }: { Ort?: string | null; Adresse?: string | null }) =>
    isSameName(Ort ?? "", name) && isSameAddress(Adresse, address);
};

/** Spellings of events that differ from an Ort but resemble it. Of two Orte, the one with fewer events is the other's spelling. */
export function findSpellings(places: readonly StoredPlace[], events: readonly EventText[]): Spelling[] {
  const groups = groupsOf(events);
  const countAt = (place: StoredPlace) =>
    groups
      .filter(({ name, address }) => placeOf([place], name, address))
      .reduce((sum, { count }) => sum + count, 0);
  /** A place that can be asked for keeps its name. */
  const rank = (place: StoredPlace) => (place.Anfragbar ? 1e6 : 0) + countAt(place);
  return groups.flatMap(({ name, address, count }) => {
    const own = placeOf(places, name, address);
    const [place] = places
      .filter((other) => other !== own && isAlike({ Name: name, Adresse: address }, other))
      .filter(
        (other) => !own || rank(other) > rank(own) || (rank(other) === rank(own) && other.Name < own.Name),
      )
      .sort((one, other) => rank(other) - rank(one));
    if (!place) return [];
    const { documentId, Name, Adresse } = place;
    return [{ name, address, events: count, place: { documentId, name: Name, address: Adresse ?? "" } }];
  });
}

function groupsOf(events: readonly EventText[]) {
  const groups: { name: string; address: string; documents: Set<string> }[] = [];
  for (const { documentId, Ort, Adresse } of events) {
    const [name, address] = [Ort?.trim() ?? "", Adresse?.trim() ?? ""];
    if (!name) continue;
    const group = groups.find((each) => isWritten(each)({ Ort, Adresse }));
    if (group) group.documents.add(documentId);
    else groups.push({ name, address, documents: new Set([documentId]) });
  }
  return groups.map(({ documents, ...group }) => ({ ...group, count: documents.size }));
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");

const headOf = (name: string) => name.split(",", 1)[0] ?? "";

/** Whether they share name or address, or one's name holds the other's; "Rathaus, Zimmer 5" and "Rathaus, Saal" are two places. */
function isAlike(one: Place, other: Place): boolean {
  const [words, otherWords] = [wordsOf(one.Name), wordsOf(other.Name)];
  const areRooms = [one, other].every(({ Name }) => Name.includes(",")) && words !== otherWords;
  if (areRooms && isSameName(headOf(one.Name), headOf(other.Name))) return false;
  const isPart = ` ${words} `.includes(` ${otherWords} `) || ` ${otherWords} `.includes(` ${words} `);
  return isPart || (Boolean(one.Adresse) && isSameAddress(one.Adresse, other.Adresse));
}
