import { styled } from "styled-components";
import { Button, ButtonLink } from "../../../admin/ui/button";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { useRequest } from "../../../admin/ui/use-request";
import { panelFeatures } from "../../../features/panel";
import { replyAddress } from "../reply-address";

const inboxes = panelFeatures.flatMap((feature) => feature.inboxes ?? []);

/** Beside a visitor's message: the answer by mail, and the step that usually follows. */
export function InboxPanel({ model, document, documentId }: OpenEntry) {
  const inbox = inboxes.find(({ uid }) => uid === model);
  if (!document || !inbox) return null;
  const next = inbox.isStepped ? nextStates[String(document.Bearbeitungsstand)] : undefined;
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
  const { isSending, send } = useRequest();
  const advance = () =>
    send(
      ({ put }) => put(`/content-manager/collection-types/${path}`, { Bearbeitungsstand: next.state }),
      () => window.location.reload(),
    );
  return (
    <Button type="button" disabled={isSending} onClick={advance}>
      {next.label}
    </Button>
  );
}
