import type { Theme } from "@dorfforum/shared/letters/themes";
import type { ReactNode } from "react";
import { AboutYourData } from "@/components/forms/about-your-data";
import formStyles from "@/components/forms/form.module.css";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import inputStyles from "@/components/ui/field.module.css";
import { Icon } from "@/components/ui/icon.island";
import { hidden } from "@/lib/forms/values";
import { subscriptionTexts as texts } from "@/lib/letters/base/subscription-texts";
import { type LetterTime, pushKey } from "@/lib/letters/cms/subscriptions";
import { nameThemes } from "@/lib/letters/cms/theme-names";
import {
  deviceConsent,
  type KeptOrder,
  mailConsent,
  orderFields,
  presses,
} from "@/lib/letters/receive-subscription";
import { formPartTexts } from "@/lib/texts/form-parts";
import { routes } from "@/lib/urls/routes";
import { previewId } from "./letter-preview";
import { PushSubscriptionForm } from "./push-subscription.island";
import { ThemeBoxes, weekBoxId } from "./theme-boxes";

const ids = {
  address: "feld-email",
  hint: "feld-email-hinweis",
  error: "feld-email-fehler",
  themesError: "feld-woche-fehler",
};

type SubscriptionFormProps = {
  /** Themes that the address of the page asks for */
  asked: readonly Theme[];
  /** What came back with an error */
  kept: KeptOrder | undefined;
  letterTime: LetterTime;
  /** What the address narrows the choices to */
  typed: string;
};

/** A search is sent with the order, so that the page gives back what is ticked and typed. */
const search = {
  field: orderFields.query,
  narrowed: orderFields.narrowed,
  button: { name: orderFields.press, value: presses.search },
};

/** Orders mail. It is sent without JavaScript, and comes back with what was typed and ticked. */
export async function SubscriptionForm({ asked, kept, letterTime, typed }: SubscriptionFormProps) {
  const named = await nameThemes(asked);
  const present = named.flatMap(({ theme, isGone }) => (isGone ? [] : [theme]));
  const { address: addressError, themes: themesError } = kept?.problem ?? {};
  const serverKey = pushKey();
  const offered = [...new Set([...present, ...(kept?.themes ?? [])])];
  const ticked = kept?.themes ?? (present.length > 0 ? present : (["woche"] as const));
  const { line, rest } = await mailConsent();
  return (
    <section className={formStyles.sheet} id="formular">
      <form className={formStyles.form} action={routes.mailOrderTarget} method="post" noValidate>
        {/* Enter presses the first button of a form, in any of its fields. */}
        <button
          type="submit"
          name={orderFields.press}
          value={presses.enter}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
        >
          {texts.submit}
        </button>
        {kept && <Problem {...kept.problem} />}
        {present.length < asked.length && <Banner tone="info">{texts.askedIsGone}</Banner>}
        <input type="hidden" name={orderFields.asked} value={present.join(" ")} />
        <fieldset className={formStyles.group}>
          <legend className={formStyles.bigLegend}>{texts.order}</legend>
          {themesError && <FieldError id={ids.themesError}>{themesError}</FieldError>}
          <ThemeBoxes
            asked={offered}
            ticked={ticked}
            letterTime={letterTime}
            errorId={themesError && ids.themesError}
            previewId={previewId}
            typed={typed}
            search={search}
          />
        </fieldset>
        <div className={formStyles.field}>
          <label htmlFor={ids.address}>{texts.address}</label>
          <p className={formStyles.hint} id={ids.hint}>
            {texts.addressHint}
          </p>
          {addressError && <FieldError id={ids.error}>{addressError}</FieldError>}
          {/* Not type="email": browsers refuse umlauts in domains, or send the address of another one. */}
          <input
            id={ids.address}
            name={orderFields.address}
            className={inputStyles.input}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            defaultValue={kept?.address}
            aria-invalid={addressError ? true : undefined}
            aria-describedby={[ids.hint, addressError && ids.error].filter(Boolean).join(" ")}
          />
        </div>
        <div className={formStyles.trap} aria-hidden>
          <label>
            {formPartTexts.trap} <input name={hidden.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div>
          <p>{line}</p>
          <details className={formStyles.more}>
            <summary>{texts.consentRest}</summary>
            <p>{rest}</p>
          </details>
          <AboutYourData />
        </div>
        <div className={formStyles.end}>
          <Button type="submit" variant="primary">
            <Icon name="mail" />
            {texts.submit}
          </Button>
        </div>
        {serverKey && <PushSubscriptionForm serverKey={serverKey} consent={await deviceConsent()} />}
      </form>
    </section>
  );
}

/** Above the fields. The redirect leads to it. */
function Problem({ address, themes, refusal }: KeptOrder["problem"]) {
  const errors = [
    { message: themes, id: weekBoxId },
    { message: address, id: ids.address },
  ].filter(({ message }) => message);
  if (refusal === undefined && errors.length === 0) return null;
  if (refusal)
    return (
      <div role="alert" tabIndex={-1} id="meldung" className={formStyles.refusal}>
        <Banner tone="error">{texts.refusals[refusal]}</Banner>
      </div>
    );
  return (
    <div role="alert" tabIndex={-1} id="meldung" className={formStyles.summary}>
      <h2>{formPartTexts.summary(errors.length)}</h2>
      <ul>
        {errors.map(({ message, id }) => (
          <li key={id}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Its icon has no name, because the field itself has `aria-invalid`. */
const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className={formStyles.error} id={id}>
    <Icon name="circle-alert" />
    {children}
  </p>
);
