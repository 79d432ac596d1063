import { ArticleCard } from "@/components/articles/article-card";
import { Unconfirmed } from "@/components/confirmations/unconfirmed";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { RichText } from "@/components/content/rich-text";
import { Feedback } from "@/components/feedback/feedback";
import { JsonLd } from "@/components/seo/json-ld";
import { KindBadge } from "@/components/ui/kind-badge";
import { getArticlesAbout } from "@/lib/cms/articles";
import { getGlossary } from "@/lib/cms/glossary";
import type { Organisation } from "@/lib/cms/organisations";
import { getSettings } from "@/lib/cms/settings";
import { toOrganisationData } from "@/lib/seo/json-ld/organisation";
import { organisationTexts as texts } from "@/lib/texts/organisations";
import { hyphenate } from "@/lib/typography/hyphenate";
import { routes } from "@/lib/urls/routes";
import { OrganisationEvents } from "./organisation-events";
import { OrganisationFacts } from "./organisation-facts";
import { OrganisationPicture } from "./organisation-picture";
import styles from "./organisation-view.module.css";

const maxArticles = 6;

const overviewPaths = { verein: routes.clubs, kindertagesstätte: routes.daycare };

/** The whole content of an organisation's page, which the preview shows too. */
export async function OrganisationView({ organisation }: { organisation: Organisation }) {
  const { id, slug, description, files, confirmedOn } = organisation;
  const [articles, glossary, settings] = await Promise.all([
    getArticlesAbout(id, maxArticles),
    getGlossary(),
    getSettings(),
  ]);
  const now = new Date();
  return (
    <>
      <OrganisationHead organisation={organisation} />
      <div className={`wrap ${styles.columns}`}>
        <OrganisationFacts organisation={organisation} now={now}>
          <Unconfirmed confirmedOn={confirmedOn} months={settings?.confirmedForMonths} now={now} />
        </OrganisationFacts>
        <div className={styles.main}>
          {description && (
            <section aria-labelledby="vorstellung">
              <h2 id="vorstellung">{texts.about}</h2>
              <RichText markdown={description} files={files} glossary={glossary} headingLevel={3} anchors />
            </section>
          )}
          <OrganisationEvents organisation={organisation} />
          {articles.length > 0 && (
            <section aria-labelledby="beitraege">
              <h2 id="beitraege">{texts.articles}</h2>
              <div className={styles.rows}>
                {articles.map((article) => (
                  <ArticleCard key={article.id} article={article} />
                ))}
              </div>
            </section>
          )}
          <Feedback kind="organisation" slug={slug} path={routes.organisation(organisation)} />
        </div>
      </div>
      <JsonLd data={toOrganisationData(organisation, now)} />
    </>
  );
}

function OrganisationHead({ organisation }: { organisation: Organisation }) {
  const { type, name, kind } = organisation;
  return (
    <div className={`wrap ${styles.place}`}>
      <Breadcrumbs between={[{ label: texts.overview[type], href: overviewPaths[type] }]} current={name} />
      <div className={styles.head}>
        <h1>{hyphenate(name)}</h1>
        <OrganisationPicture
          organisation={organisation}
          sizes="(min-width: 44rem) 15rem, 6.25rem"
          eager
          className={styles.picture}
        />
        <p>
          <KindBadge kind={type} label={kind && hyphenate(kind)} />
        </p>
      </div>
    </div>
  );
}
