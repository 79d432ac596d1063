"use client";

import { formatDate } from "@dorfforum/shared/calendar/format";
import { Banner } from "@/components/ui/banner";
import { type Consent, choose, useConsent } from "@/lib/consent/consent-store";
import type { Purpose } from "@/lib/consent/purposes";
import { consentTexts } from "@/lib/texts/consent";
import { ConsentForm } from "./consent-form";

function statusText({ state, granted, date }: Consent): string | undefined {
  if (state === "open") return consentTexts.open;
  if (!date) return undefined;
  const day = formatDate(date);
  return granted.length > 0 ? consentTexts.grantedOn(day, granted) : consentTexts.refusedOn(day);
}

export function ConsentSettings({ purposes }: { purposes: readonly Purpose[] }) {
  const consent = useConsent();
  if (consent.state === "refused by signal") {
    return <Banner tone="info">{consentTexts.bySignal}</Banner>;
  }
  return (
    <>
      <p role="status">{statusText(consent)}</p>
      {/* A new key resets the uncontrolled checkboxes to the new choice. */}
      <ConsentForm
        key={`${consent.state} ${consent.granted.join(" ")}`}
        purposes={purposes}
        granted={consent.granted}
        isExpanded
        onChoice={choose}
      />
    </>
  );
}
