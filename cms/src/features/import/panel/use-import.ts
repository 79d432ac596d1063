import { useAPIErrorHandler, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import type { ImportPlan, ImportRun } from "../import-plan";
import type { ImportKind, ImportRights } from "../import-rights";

/** What the form of the import says. */
export type ImportForm = {
  kind: ImportKind;
  file: File | undefined;
  address: string;
  source: string;
  withPast: boolean;
  directory: string;
};

type Answers = Record<string, string>;
type Totals = {
  created: number;
  changed: number;
  refused: { title: string; line: number; reason: string }[];
};

export type ImportState =
  | { step: "form"; error?: string }
  | { step: "working"; sentence: string }
  | { step: "plan"; plan: ImportPlan; isOutdated: boolean }
  | { step: "kept"; documentId: string; name: string; isFile: boolean }
  | { step: "done"; type: string; totals: Totals; error?: string };

/** What the editor may import; undefined while it loads. */
export function useImportRights(): ImportRights | undefined {
  const { get } = useFetchClient();
  const [rights, setRights] = useState<ImportRights>();
  useEffect(() => {
    const none = { mayImport: false, mayPublish: false, sources: [] };
    get<{ data: ImportRights }>("/redaktion/uebernahme").then(
      ({ data }) => setRights(data.data),
      () => setRights({ kalender: none, verzeichnis: none }),
    );
  }, [get]);
  return rights;
}

/** Asks the CMS what an import would change, and has it do that. */
export function useImport() {
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const [state, setState] = useState<ImportState>({ step: "form" });
  // The panel types errors as what its own API gives.
  const sentenceOf = (error: unknown) => formatAPIError(error as Parameters<typeof formatAPIError>[0]);

  async function preview(form: ImportForm, answers: Answers = {}) {
    setState({ step: "working", sentence: "Wird geprüft …" });
    try {
      const { data } = await post<{ data: ImportPlan }>(
        "/redaktion/uebernahme/pruefen",
        toBody(form, answers),
      );
      setState({ step: "plan", plan: data.data, isOutdated: false });
    } catch (error) {
      setState({ step: "form", error: sentenceOf(error) });
    }
  }

  /** Repeats the request until all is written: the CMS writes some entries at a time. */
  async function run(form: ImportForm, answers: Answers, first: ImportPlan, publish: boolean) {
    const all = first.created.count + first.changed.count;
    const totals: Totals = { created: 0, changed: 0, refused: [] };
    let plan: ImportPlan | undefined = first;
    try {
      while (plan) {
        const written = totals.created + totals.changed;
        setState({ step: "working", sentence: `Wird übernommen: ${written} von ${all} …` });
        const body = toBody(form, answers);
        body.set("version", plan.version);
        body.set("publish", String(publish));
        const { data }: { data: { data: ImportRun } } = await post("/redaktion/uebernahme", body);
        const answer = data.data;
        if (answer.isOutdated) return setState({ step: "plan", plan: answer.next, isOutdated: true });
        totals.created += answer.created;
        totals.changed += answer.changed;
        totals.refused.push(...answer.refused);
        plan = answer.next;
      }
      setState({ step: "done", type: first.type, totals });
    } catch (error) {
      setState({ step: "done", type: first.type, totals, error: sentenceOf(error) });
    }
  }

  const restart = () => setState({ step: "form" });
  const keep = (documentId: string, name: string, isFile: boolean) =>
    setState({ step: "kept", documentId, name, isFile });
  return { state, preview, run, restart, keep };
}

function toBody(
  { kind, file, address, source, withPast, directory }: ImportForm,
  answers: Answers,
): FormData {
  const body = new FormData();
  const fields = { kind, withPast: String(withPast), answers: JSON.stringify(answers) };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (source) body.set("source", source);
  if (directory && kind === "verzeichnis") body.set("directory", directory);
  if (file) body.set("file", file);
  else if (address) body.set("address", address);
  return body;
}
