import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { ArticleView } from "@/components/articles/article-view";
import { ContentLink } from "@/components/content/content-link";
import { PageHead } from "@/components/content/page-head";
import { RichText } from "@/components/content/rich-text";
import { TextPage } from "@/components/content/text-page";
import { EventView } from "@/components/events/event-view";
import { NoticeBanner } from "@/components/notices/notices";
import { OrganisationView } from "@/components/organisations/organisation-view";
import { PreviewBar } from "@/components/preview/preview-bar";
import { Banner } from "@/components/ui/banner";
import { articles } from "@/lib/cms/articles";
import { joinCategories } from "@/lib/cms/categories";
import type { Collection } from "@/lib/cms/collection";
import { events, joinEvent } from "@/lib/cms/events";
import { organisations } from "@/lib/cms/organisations";
import { pages } from "@/lib/cms/pages";
import { type PreviewLink, readPreviewed, readPreviewLink } from "@/lib/cms/preview";
import { infos, offers } from "@/lib/cms/redirect-entries";
import { allowPreviewedFiles } from "@/lib/media/previewed-media";
import { notices } from "@/lib/notices/cms/notices";
import { previewTexts } from "@/lib/texts/preview";
import { routes } from "@/lib/urls/routes";
import { toSafeTarget } from "@/lib/urls/targets";

export const metadata = {
  title: { absolute: previewTexts.label },
  robots: { index: false, follow: false },
};

/** How entries of a type are shown, and where the published one stands. */
type View = (link: PreviewLink) => Promise<{ path: string; content: ReactNode } | undefined>;

/** @param toPath the published entry's page; undefined for types without one */
function view<Item extends object>(
  collection: Collection<Item>,
  show: (item: Item) => Promise<ReactNode> | ReactNode,
  toPath: (item: Item) => string = () => routes.home,
): [string, View] {
  const showVersion: View = async (link) => {
    const previewed = await readPreviewed(collection, link);
    if (!previewed) return undefined;
    if ("missingFields" in previewed)
      return { path: routes.home, content: <Incomplete fields={previewed.missingFields} /> };
    const { item } = previewed;
    await allowPreviewedFiles(item);
    return { path: toPath(item), content: await show(item) };
  };
  return [collection.model, showVersion];
}

const views = new Map<string, View>([
  view(
    events,
    async (item) => <EventView event={await joinEvent(item)} />,
    ({ slug }) => routes.event(slug),
  ),
  view(
    articles,
    async (item) =>
      (await joinCategories([item])).map((article) => <ArticleView key={article.id} article={article} />),
    ({ slug }) => routes.article(slug),
  ),
  view(
    organisations,
    async (item) =>
      (await joinCategories([item])).map((organisation) => (
        <OrganisationView key={organisation.id} organisation={organisation} />
      )),
    (item) => routes.organisation(item),
  ),
  view(pages, (page) => <TextPage title={page.title} page={page} />),
  view(offers, (offer) => <RedirectPreview {...offer} />),
  view(infos, (info) => <RedirectPreview {...info} />),
  view(notices, (notice) => (
    <div className="wrap section">
      <NoticeBanner {...notice} />
    </div>
  )),
]);

type RedirectPreviewProps = { title: string; summary: string; target: string };

const RedirectPreview = ({ title, summary, target }: RedirectPreviewProps) => (
  <>
    <PageHead title={title} />
    <div className="wrap section">
      <RichText markdown={summary} />
      <p>
        {previewTexts.target} <ContentLink href={toSafeTarget(target)}>{target}</ContentLink>
      </p>
    </div>
  </>
);

const Incomplete = ({ fields }: { fields: readonly string[] }) => (
  <>
    <PageHead title={previewTexts.incomplete} />
    <div className="wrap section">
      <Banner tone="info">
        <p>{previewTexts.incompleteText}</p>
        <ul>
          {fields.map((field) => (
            <li key={field}>{field.replaceAll("_", " ")}</li>
          ))}
        </ul>
      </Banner>
    </div>
  </>
);

const Expired = () => (
  <>
    <PageHead title={previewTexts.expired} />
    <div className="wrap section">
      <Banner tone="info">{previewTexts.expiredText}</Banner>
    </div>
  </>
);

export default async function PreviewPage({ params }: PageProps<"/vorschau/[zeichen]">) {
  const link = readPreviewLink((await params).zeichen);
  if (link?.isExpired) return <Expired />;
  const shown = link && (await views.get(link.model)?.(link));
  if (!shown) notFound();
  return (
    <>
      <PreviewBar version={link.version} exitPath={link.version === "published" ? shown.path : routes.home} />
      {shown.content}
    </>
  );
}
