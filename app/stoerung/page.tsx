import type { Metadata } from "next";
// biome-ignore lint/plugin: a page with status 503 is kept for nobody
import { headers } from "next/headers";
import { ErrorPage } from "@/components/errors/error-page";
import { ServerMessage } from "@/components/messages/server-message.island";
import { ButtonLink } from "@/components/ui/button";
import { failedStatusHeader } from "@/lib/http/unavailable-error";
import { requestIdHeader } from "@/lib/monitoring/request-id";
import { messageForStatus, unavailableTexts } from "@/lib/texts/errors";
import { routes } from "@/lib/urls/routes";

export const metadata: Metadata = { title: { absolute: unavailableTexts.title }, robots: { index: false } };

/** The CMS cannot be reached and there is no copy of its content. middleware.ts rewrites to this page with status 503. */
export default async function UnavailablePage() {
  const received = await headers();
  const status = Number(received.get(failedStatusHeader));
  return (
    <>
      <ServerMessage message={messageForStatus(status)} />
      <ErrorPage
        title={unavailableTexts.title}
        lead={unavailableTexts.lead}
        hint={unavailableTexts.advice}
        reference={received.get(requestIdHeader)}
      >
        <ButtonLink variant="primary" href={routes.home}>
          {unavailableTexts.retry}
        </ButtonLink>
      </ErrorPage>
    </>
  );
}
