import { notFound } from "next/navigation";
import { ContentLink } from "@/components/content/content-link";
import { PageHead } from "@/components/content/page-head";
import { RichText } from "@/components/content/rich-text";
import { ContactAlternatives } from "@/components/forms/contact-alternatives";
import styles from "@/components/forms/participate.module.css";
import { OrganisationFacts } from "@/components/organisations/organisation-facts";
import { Banner } from "@/components/ui/banner";
import { Button, ButtonLink } from "@/components/ui/button";
import { joinCategories } from "@/lib/cms/categories";
import { confirmationTexts as texts } from "@/lib/confirmations/base/texts";
import { findConfirmable } from "@/lib/confirmations/cms/confirmable";
import { routes } from "@/lib/urls/routes";
import { toSafeTarget } from "@/lib/urls/targets";

export const metadata = {
  title: { absolute: texts.title },
  robots: { index: false, follow: false },
};

type Confirmable = NonNullable<Awaited<ReturnType<typeof findConfirmable>>>;

/** Asks the contact of an entry whether it is still right. Opening it changes nothing, because mail programs follow links. */
export default async function ConfirmationPage({ params, searchParams }: PageProps<"/bestaetigen/[code]">) {
  const [{ code }, { stand }] = await Promise.all([params, searchParams]);
  const confirmable = await findConfirmable(code);
  if (!confirmable) notFound();
  const { state, entry } = confirmable;
  return (
    <>
      <PageHead title={texts.title} lead={state === "offen" && texts.lead} />
      <div className={`wrap ${styles.confirmation}`}>
        <Outcome state={state} outcome={stand} />
        <Entry entry={entry} />
        <div className={styles.buttons}>
          {state === "offen" && (
            <form action={routes.confirmationTarget(code)} method="post">
              <Button type="submit" variant="primary">
                {texts.confirm}
              </Button>
            </form>
          )}
          <ButtonLink href={routes.reportChange(pathOf(entry))} rel="nofollow">
            {texts.change}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function Outcome({ state, outcome }: { state: Confirmable["state"]; outcome: unknown }) {
  if (state === "bestätigt")
    return (
      <Banner tone="ok">
        <p role="status">{outcome === "danke" ? texts.thanks : texts.confirmed}</p>
      </Banner>
    );
  if (state === "abgelaufen")
    return (
      <Banner tone="info">
        <p>{texts.expired}</p>
        <ContactAlternatives subject={texts.title} />
      </Banner>
    );
  if (outcome !== "misslungen") return null;
  return (
    <Banner tone="error">
      <p role="alert">{texts.failed}</p>
    </Banner>
  );
}

function pathOf(entry: Confirmable["entry"]): string {
  if (entry.type === "organisation") return routes.organisation(entry.organisation);
  return entry.type === "angebot"
    ? routes.offer(entry.redirectEntry.slug)
    : routes.info(entry.redirectEntry.slug);
}

/** What visitors see of the entry */
async function Entry({ entry }: { entry: Confirmable["entry"] }) {
  if (entry.type !== "organisation") {
    const { title, summary, target } = entry.redirectEntry;
    return (
      <section className="stack">
        <h2>{title}</h2>
        <RichText markdown={summary} headingLevel={3} />
        <p>
          {texts.target}: <ContentLink href={toSafeTarget(target)}>{target}</ContentLink>
        </p>
      </section>
    );
  }
  const [organisation] = await joinCategories([entry.organisation]);
  if (!organisation) return null;
  const { name, kind, description, files } = organisation;
  return (
    <section className="stack">
      <h2>{name}</h2>
      {kind && <p>{kind}</p>}
      {description && <RichText markdown={description} files={files} headingLevel={3} />}
      <OrganisationFacts organisation={organisation} now={new Date()} />
    </section>
  );
}
