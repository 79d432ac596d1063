import { embeddedDates } from "@/components/events/embedded-dates";
import { getOrganisation } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { getEmbeddedStyles } from "@/lib/events/embedded-styles";
import { getUpcomingOf } from "@/lib/events/upcoming";
import { staticMarkup } from "@/lib/html/static-markup";
import { respondWithDocument } from "@/lib/http/respond-with-document";
import { embeddingTexts as texts } from "@/lib/texts/events";
import { siteTexts } from "@/lib/texts/shell";
import { slugOf } from "@/lib/urls/decoded-path";
import { routes } from "@/lib/urls/routes";

/** The frame scrolls. */
const maxDates = 30;

/** A list of an organisation's next dates for its own website, without scripts, forms and cookies. */
export async function GET(request: Request, { params }: RouteContext<"/einbetten/[slug]">) {
  const slug = await slugOf(params);
  const response = await respondWithDocument(request, "text/html", async () => {
    const [organisation, settings] = await Promise.all([getOrganisation(slug), getSettings()]);
    const document = embeddedDates({
      title: organisation ? texts.title(organisation.name) : texts.titleOfGone,
      styles: await getEmbeddedStyles(slug),
      path: organisation ? routes.organisation(organisation) : routes.calendar(),
      siteTitle: settings?.siteTitle ?? siteTexts.siteTitle,
      dates: organisation && (await getUpcomingOf(organisation.id, maxDates)),
    });
    return { body: `<!doctype html>${staticMarkup()?.(document)}` };
  });
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}
