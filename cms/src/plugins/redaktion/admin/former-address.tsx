import { useForm } from "@strapi/strapi/admin";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { entryPath, type OpenEntry } from "../../../admin/ui/open-entry";
import { useAnswer } from "../../../admin/ui/use-answer";

type Entry = { documentId: string; title: string };
type Values = { Slug?: string | null };

/** Warns while the address in the form is one that leads to another entry, which the open one would take over. */
export function FormerAddressPanel({ model, documentId }: OpenEntry) {
  const slug = useForm("FormerAddressPanel", (form) => (form.values as Values).Slug);
  const entry = useEntryOfAddress(model, slug ?? "");
  if (!entry || entry.documentId === documentId) return null;
  return {
    title: "Adresse",
    content: (
      <p>
        Diese Adresse führt bisher zu <Link to={entryPath(model, entry.documentId)}>„{entry.title}“</Link>.
        Sobald dieser Eintrag damit öffentlich ist, führt sie hierher.
      </p>
    ),
  };
}

const typingDelayMs = 300;

/** The address is checked again when the entry is saved; without an answer there is only no warning. */
function useEntryOfAddress(model: string, slug: string): Entry | null | undefined {
  const [typed, setTyped] = useState(slug);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(slug), typingDelayMs);
    return () => clearTimeout(timer);
  }, [slug]);
  const path = `/redaktion/adressen/${model}/${encodeURIComponent(slug)}`;
  return useAnswer<{ data: Entry | null }>(slug && typed === slug ? path : undefined)?.data;
}
