import { styled } from "styled-components";
import { dateTimeText } from "../../../admin/ui/date-text";
import { nextDateOf } from "../../../events/event-order";
import { panelFeatures } from "../../../features/panel";
import { dueText, isOpen } from "../../../receiving/due-day";
import { valueWords } from "./value-words";

type Row = Record<string, unknown>;
type Header = { name: string; attribute: { type: string }; cellFormatter?: (row: Row) => React.ReactNode };
type Columns = { displayedHeaders: Header[] };
type Filters = { displayedFilters: { name: string }[] };

/** How the fields of lists are shown that Strapi shows as they are stored. */
const cells: Record<string, (row: Row) => string> = {
  Terminfolge: (row) =>
    dateTimeText(nextDateOf(row.Terminfolge), row.Ganztaegig) ??
    (row.Terminfolge ? "vorbei" : "noch ohne Tag"),
  Antwort_bis: dueCell,
};

function dueCell({ Antwort_bis, Bearbeitungsstand }: Row): string {
  return typeof Antwort_bis === "string" && isOpen(Bearbeitungsstand)
    ? dueText(Antwort_bis, new Date())
    : "–";
}

/** Of the core and of features */
export const allValueWords: Record<string, string> = Object.assign(
  {},
  valueWords,
  ...panelFeatures.map((feature) => feature.valueWords),
);

const wordOf = (value: unknown) => (typeof value === "string" ? (allValueWords[value] ?? value) : "–");

/** Shows dates, due days and values of enumerations in words. */
export const showWords = <C extends Columns>(columns: C): C => ({
  ...columns,
  displayedHeaders: columns.displayedHeaders.map((header) => {
    const { name, attribute } = header;
    const isWord = attribute.type === "enumeration";
    const text = cells[name] ?? (isWord ? (row: Row) => wordOf(row[name]) : undefined);
    return text ? { ...header, cellFormatter: (row: Row) => <Cell>{text(row)}</Cell> } : header;
  }),
});

/** As large as Strapi's own cells */
const Cell = styled.span`
  font-size: 1.4rem;
`;

/** Fields that mean nothing to an editor */
const unfilteredFields = ["id", "documentId", "Terminfolge"];

export const hideFilters = <F extends Filters>(filters: F): F => ({
  ...filters,
  displayedFilters: filters.displayedFilters.filter(({ name }) => !unfilteredFields.includes(name)),
});
