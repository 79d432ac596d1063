import {
  Accessibility,
  Landmark,
  type LucideIcon,
  PenLine,
  Scale,
  ShieldCheck,
  UserRound,
} from "lucide-react";
import { useId } from "react";
import { Fact, Facts } from "@/components/ui/facts";
import { Panel } from "@/components/ui/panel";
import type { Settings } from "@/lib/cms/settings";
import { legalTexts } from "@/lib/texts/content";
import { RichText } from "./rich-text";

type Legal = Settings["legal"];
type Line = { icon: LucideIcon; term: string; text: string | undefined };

/** Who represents and supervises the municipality: § 5 DDG, § 18 (2) MStV. */
export function ImprintFacts({ legal }: { legal: Legal | undefined }) {
  return (
    <Bodies
      title={legalTexts.responsible}
      lines={[
        { icon: UserRound, term: legalTexts.representative, text: legal?.representative },
        { icon: Landmark, term: legalTexts.supervisor, text: legal?.supervisor },
        { icon: PenLine, term: legalTexts.editor, text: legal?.editor },
      ]}
    />
  );
}

/** Whom to ask about personal data: Art. 13 DSGVO. */
export function PrivacyFacts({ legal }: { legal: Legal | undefined }) {
  return (
    <Bodies
      title={legalTexts.contacts}
      lines={[
        { icon: ShieldCheck, term: legalTexts.dataProtectionOfficer, text: legal?.dataProtectionOfficer },
        { icon: Scale, term: legalTexts.dataProtectionAuthority, text: legal?.dataProtectionAuthority },
      ]}
    />
  );
}

/** Where to report a barrier, and who decides when that does not help. */
export function AccessibilityFacts({ legal }: { legal: Legal | undefined }) {
  return (
    <Bodies
      title={legalTexts.contacts}
      lines={[
        { icon: Accessibility, term: legalTexts.barrierContact, text: legal?.barrierContact },
        { icon: Scale, term: legalTexts.enforcementBody, text: legal?.enforcementBody },
      ]}
    />
  );
}

function Bodies({ title, lines }: { title: string; lines: Line[] }) {
  const id = useId();
  const known = lines.filter(({ text }) => text !== undefined);
  if (known.length === 0) return null;
  return (
    <Panel title={title} id={id}>
      <Facts>
        {known.map(({ icon, term, text = "" }) => (
          <Fact key={term} icon={icon} term={term}>
            <RichText markdown={text.replaceAll("\n", "  \n")} look="plain" />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}
