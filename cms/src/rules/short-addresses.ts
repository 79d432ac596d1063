import { isShortAddressTarget, isTaken, shortAddressOf } from "@dorfforum/shared/urls/short-address";
import type { FieldRule, Fields } from "../documents/problem";
import { eachItem, safeTarget, textRule } from "./field-rules";

const field = "Kurzadressen";

const nameProblem = (text: string): string | undefined => {
  const name = shortAddressOf(text);
  if (name === undefined)
    return "darf nur Buchstaben, Ziffern und Bindestriche enthalten, zum Beispiel fest oder dorf-fest, ohne Schrägstrich.";
  return isTaken(name)
    ? `„${text.trim()}“ ist schon eine Adresse dieser Website. Bitte wählen Sie eine andere.`
    : undefined;
};

const leadsToPage = (target: string): string | undefined =>
  isShortAddressTarget(target.trim())
    ? undefined
    : "muss der Pfad einer Seite dieser Website sein, zum Beispiel /veranstaltung/feuerwehrfest: ohne https:// und den Namen der Website, kein Angebot, keine Info und keine andere Kurzadresse.";

const differentNames: FieldRule = ({ [field]: items }) => {
  if (!Array.isArray(items)) return [];
  const names = items.map(({ Kurzadresse }: Fields) => shortAddressOf(String(Kurzadresse ?? "")));
  return names.flatMap((name, index) =>
    name === undefined || names.indexOf(name) === index
      ? []
      : [
          {
            path: [field, index, "Kurzadresse"],
            message: `Kurzadresse „${name}“ gibt es schon in dieser Liste; Groß- und Kleinschreibung und ü oder ue sind gleich.`,
          },
        ],
  );
};

export const shortAddresses: FieldRule[] = [
  eachItem(field, textRule("Kurzadresse", "Kurzadresse", nameProblem)),
  eachItem(field, safeTarget("Ziel")),
  eachItem(field, textRule("Ziel", "Ziel", leadsToPage)),
  differentNames,
];
