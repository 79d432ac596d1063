import { Link } from "react-router-dom";
import { importPath, type OpenEntry } from "../../../admin/ui/open-entry";
import { useAnswer } from "../../../admin/ui/use-answer";
import type { ListedSource } from "../sources/source";
import { stateText } from "./source-list";

const parameters: Record<string, string> = {
  "api::organisation.organisation": "organisation",
  "api::veranstaltung.veranstaltung": "event",
};

/** Beside an organisation: the calendars that are read for it; beside an event: that its calendar does not have it any more. */
export function SourcePanel({ model, documentId }: OpenEntry) {
  const parameter = documentId && parameters[model];
  const path = parameter && `/redaktion/quellen?${parameter}=${documentId}`;
  const sources = useAnswer<{ data: ListedSource[] }>(path || undefined)?.data;
  if (!sources || sources.length === 0) return null;
  return {
    title: "Kalender",
    content: (
      <>
        {sources.map((source) => (
          <p key={source.documentId}>
            <Link to={importPath}>{source.name}</Link>:{" "}
            {parameter === "event" ? goneText(source) : textOf(source)}
          </p>
        ))}
      </>
    ),
  };
}

const textOf = ({ alarm, Aus, state }: ListedSource) => alarm ?? (Aus ? "Ausgeschaltet." : stateText(state));

const goneText = ({ Frist_Tage, Aus }: ListedSource) =>
  `Der Termin steht nicht mehr in diesem Kalender.${Aus ? "" : ` Er verlässt die Website ${Frist_Tage} Tage, nachdem er dort verschwand.`}`;
