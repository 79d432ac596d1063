import { formatLongDate, formatTime } from "@dorfforum/shared/calendar/format";
import { Banner } from "@/components/ui/banner";
import { ownRegistrationTexts as texts } from "@/lib/registrations/base/own-registration-texts";
import type { Registration } from "@/lib/registrations/cms/registrations";
import { keepTimes } from "@/lib/typography/keep-times";

/** What became of a registration, in a coloured box */
export function RegistrationState({ registration }: { registration: Registration }) {
  const { tone, lines } = stateInWords(registration);
  const [first, ...others] = lines;
  return (
    <Banner tone={tone}>
      <p>
        <strong>{first && keepTimes(first)}</strong>
      </p>
      {others.map((line) => (
        <p key={line}>{keepTimes(line)}</p>
      ))}
    </Banner>
  );
}

type State = { tone: "ok" | "info" | "warning" | "error"; lines: string[] };

function stateInWords(registration: Registration): State {
  const { Stand, Vorbei, Plaetze, Warteplatz, Rueckt_nach, Angebot, Erinnerung } = registration;
  const { states } = texts;
  if (Stand === "faellt_aus") return { tone: "error", lines: [states.faellt_aus] };
  if (Stand === "abgesagt") return { tone: "ok", lines: [states.abgesagt] };
  if (Stand === "verfallen") return { tone: "info", lines: [states.verfallen] };
  if (Vorbei) return { tone: "info", lines: [states.vorbei] };
  if (Stand === "offen") return openInWords(registration);
  if (Stand === "gefragt" && Angebot) {
    const until = `${formatLongDate(Angebot.bis)}, ${formatTime(Angebot.bis)}`;
    return { tone: "warning", lines: [texts.offer(Angebot.Plaetze, until)] };
  }
  if (Stand === "dabei")
    return {
      tone: "ok",
      lines: [states.dabei(Plaetze), ...(Erinnerung ? [texts.reminderOn] : []), texts.keepLink],
    };
  const next = Rueckt_nach ? texts.waitingHint : texts.noneMovesUp;
  return { tone: "info", lines: [states.warteliste(Plaetze, Warteplatz), next, texts.keepLink] };
}

function openInWords(registration: Registration): State {
  const { Geschlossen, Frei, Plaetze, Warteliste } = registration;
  if (Geschlossen) return { tone: "info", lines: [texts.closed] };
  if (!isFull(registration)) return { tone: "info", lines: [texts.open, texts.notYou] };
  const full = Frei ? texts.tooFewMeanwhile(Frei, Plaetze) : texts.fullMeanwhile;
  return { tone: "warning", lines: [full, Warteliste ? texts.waitHint : texts.noList] };
}

/** Whether fewer places are free than are asked for */
export const isFull = ({ Frei, Plaetze }: Registration): boolean => Frei !== null && Frei < Plaetze;
