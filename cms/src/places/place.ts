export const placeType = "api::ort.ort";

/** What an event takes over from its place: fields that both types have. */
type FactValues = { Adresse: string; Breitengrad: number; Laengengrad: number; Barrierefreiheit: string };
export const placeFacts = ["Adresse", "Breitengrad", "Laengengrad", "Barrierefreiheit"] as const;

export type Facts = { [Fact in keyof FactValues]?: FactValues[Fact] | null | undefined };
export type Place = { Name: string } & Facts;
export type NewPlace = { Name: string } & Partial<FactValues>;

/**
 * The facts of an event that change with its place. Facts that the former place gave do not outlive it, unless its name
 * was only made more exact ("Turnhalle, Eingang Süd").
 */
export function factsToChange(
  places: readonly Place[],
  formerName: string,
  name: string,
  present: Facts,
): Facts {
  // The facts may be of this event alone.
  if (isSameName(formerName, name)) return {};
  const byName = (wanted: string) => places.find(({ Name }) => isSameName(Name, wanted));
  const place = byName(name);
  const former = name.trim().startsWith(formerName.trim()) ? undefined : byName(formerName);
  const changes = placeFacts.flatMap((fact) => {
    const value = place?.[fact] ?? (isFrom(former, fact, present) ? null : present[fact]);
    return value === present[fact] ? [] : [[fact, value] as const];
  });
  return Object.fromEntries(changes);
}

export const isSameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** An address as one word: "Schulstr. 10" and "Schulstraße 10" are the same. */
const foldedAddress = (address: string | null | undefined) =>
  (address ?? "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("strasse", "str")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");

export const isSameAddress = (one: string | null | undefined, other: string | null | undefined) =>
  foldedAddress(one) === foldedAddress(other);

/** The place that an event is at: by its name, unless the addresses are different ones. */
export const placeOf = <Of extends Place>(
  places: readonly Of[],
  name: string,
  address: string | null | undefined,
) =>
  places.find(
    ({ Name, Adresse }) =>
      isSameName(Name, name) && (!Adresse || !address?.trim() || isSameAddress(Adresse, address)),
  );

const isFrom = (place: Place | undefined, fact: keyof Facts, present: Facts) =>
  present[fact] != null && place?.[fact] === present[fact];
