import type { Organisation } from "@/lib/cms/organisations";
import { routes } from "@/lib/routes";
import { overviewTexts as texts } from "@/lib/texts/organisations";

/** Puts an organisation into the visitor's address book. */
export function ContactCardLink({ organisation }: { organisation: Pick<Organisation, "slug" | "name"> }) {
  return (
    <a href={routes.contactCard(organisation.slug)} download>
      {texts.contactCard}
      <span className="sr-only">: {organisation.name}</span>
    </a>
  );
}
