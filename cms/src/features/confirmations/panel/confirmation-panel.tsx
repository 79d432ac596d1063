import { formatDate } from "@dorfforum/shared/calendar/format";
import { styled } from "styled-components";
import { Button } from "../../../admin/ui/button";
import type { OpenEntry } from "../../../admin/ui/open-entry";
import { useRequest } from "../../../admin/ui/use-request";

/** As in confirmed-types.ts; other types lack it. */
const confirmedField = "Zuletzt_bestaetigt_am";

/** Beside a published entry: when it was last confirmed, and the button that does so today. */
export function ConfirmationPanel({ model, document, documentId }: OpenEntry) {
  const confirmedOn = document?.[confirmedField];
  if (!documentId || !confirmedOn) return null;
  return {
    title: "Stimmt noch alles?",
    content: (
      <>
        <Text>Zuletzt bestätigt am {formatDate(String(confirmedOn))}.</Text>
        <Confirm path={`${model}/${documentId}`} />
      </>
    ),
  };
}

function Confirm({ path }: { path: string }) {
  const { isSending, send } = useRequest();
  const confirm = () =>
    send(
      ({ post }) => post(`/redaktion/bestaetigungen/${path}`),
      () => window.location.reload(),
    );
  return (
    <Button type="button" disabled={isSending} onClick={confirm}>
      Stimmt noch
    </Button>
  );
}

const Text = styled.p`
  font-size: 1.4rem;
  line-height: 1.43;
`;
