import type { Organisation } from "@/lib/cms/organisations";
import { routes } from "@/lib/routes";
import { overviewTexts as texts } from "@/lib/texts/organisations";

export function ContactCardLink({ organisation }: { organisation: Pick<Organisation, "slug" | "name"> }) {
  return (
    <a href={routes.contactCard(organisation.slug)} download>
      {texts.contactCard}
      <span className="sr-only">: {organisation.name}</span>
    </a>
  );
}
