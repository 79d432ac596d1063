import type { Metadata } from "next";
import { headers } from "next/headers";
import { DeadEnd } from "@/components/errors/dead-end";
import { ServerMessage } from "@/components/messages/server-message.island";
import { ButtonLink } from "@/components/ui/button";
import { messageForStatus } from "@/lib/messages/error-messages";
import { requestIdHeader } from "@/lib/monitoring/request-id";
import { routes } from "@/lib/routes";
import { unavailableTexts } from "@/lib/texts/errors";
import { pageTitles } from "@/lib/texts/page-titles";

export const metadata: Metadata = { title: { absolute: pageTitles.unavailable }, robots: { index: false } };

/** What is left to say when the CMS is away and there is no copy. Only middleware.ts leads here, with status 503. */
export default async function UnavailablePage() {
  const requestId = (await headers()).get(requestIdHeader);
  return (
    <>
      <ServerMessage message={messageForStatus(500)} />
      <DeadEnd
        title={pageTitles.unavailable}
        lead={unavailableTexts.lead}
        hint={unavailableTexts.advice}
        reference={requestId}
      >
        <ButtonLink variant="primary" href={routes.home}>
          {unavailableTexts.retry}
        </ButtonLink>
      </DeadEnd>
    </>
  );
}
