import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";
import { styled } from "styled-components";
import { isInbox } from "../../../inboxes";
import { replyAddress } from "../reply-address";
import { Button, ButtonLink } from "./button";
import type { OpenEntry } from "./open-entry";

/** Beside a visitor's message: the answer by mail, and the step that usually follows. */
export function InboxPanel({ model, document, documentId }: OpenEntry) {
  if (!isInbox(model) || !document) return null;
  const next = nextStates[String(document.Bearbeitungsstand)];
  if (!document.E_Mail && !next) return null;
  return {
    title: "Bearbeitung",
    content: (
      <Steps>
        {Boolean(document.E_Mail) && (
          <ButtonLink href={replyAddress(document)}>Per E-Mail antworten</ButtonLink>
        )}
        {next && <AdvanceState path={`${model}/${documentId}`} next={next} />}
      </Steps>
    ),
  };
}

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type NextState = { label: string; state: string };

const nextStates: Record<string, NextState> = {
  neu: { label: "In Arbeit nehmen", state: "in Arbeit" },
  "in Arbeit": { label: "Als erledigt ablegen", state: "erledigt" },
};

function AdvanceState({ path, next }: { path: string; next: NextState }) {
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [isSaving, setIsSaving] = useState(false);

  const advance = async () => {
    setIsSaving(true);
    try {
      await put(`/content-manager/collection-types/${path}`, { Bearbeitungsstand: next.state });
      // The panel would otherwise show and save the old state.
      window.location.reload();
    } catch (error) {
      setIsSaving(false);
      if (!isFetchError(error)) throw error;
      toggleNotification({ type: "danger", message: formatAPIError(error) });
    }
  };
  return (
    <Button type="button" disabled={isSaving} onClick={advance}>
      {next.label}
    </Button>
  );
}
