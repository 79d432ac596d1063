import { useRouter } from "next/navigation";
import {
  Fragment,
  type ReactNode,
  type SubmitEvent,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { takeOver } from "@/lib/forms/early-use";
import { takesPicture } from "@/lib/forms/form-fields";
import type { FormResponse } from "@/lib/forms/form-response";
import { type FormValues, hidden } from "@/lib/forms/values";
import { formErrors } from "@/lib/texts/form-errors";
import { formPartTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import type { FormName } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";
import { DraftLine, DraftNotice } from "./draft-line";
import { type Choices, FieldContext } from "./field-context";
import styles from "./form.module.css";
import { Outcome } from "./outcome";
import { useDraft } from "./use-draft";
import { useRecaptcha } from "./use-recaptcha";
import { useSending } from "./use-sending";

export type VisitorFormProps = {
  form: FormName;
  /** Initial values: the page that a report is about, or a form that was sent without JavaScript */
  values?: FormValues;
  response?: FormResponse | undefined;
  /** A picture was sent without JavaScript and has to be chosen again. */
  lostPicture?: boolean | undefined;
  otherWays?: ReactNode;
  recaptchaKey?: string | undefined;
  canConfirm?: boolean;
  /** Of fields whose options are content */
  choices?: Choices | undefined;
  /** Values that count more than a draft: those of the link that was followed */
  fixed?: FormValues | undefined;
  /** Of the proposal that the form corrects */
  accessCode?: string | undefined;
};

const noValues: FormValues = {};
const noChoices: Choices = {};

/**
 * A form of the site, around its fields. As HTML it posts itself to its address and comes back with what was typed. With JavaScript it is
 * checked in the browser, keeps a draft, and is sent with a proof that no robot is at work.
 */
export function VisitorForm({
  form,
  values = noValues,
  response: first,
  lostPicture,
  children,
  otherWays,
  recaptchaKey,
  canConfirm = false,
  choices = noChoices,
  fixed = noValues,
  accessCode,
}: VisitorFormProps & { children: ReactNode }) {
  const element = useRef<HTMLFormElement>(null);
  const draftNotice = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const router = useRouter();
  const recaptcha = useRecaptcha(recaptchaKey);
  const draft = useDraft({
    form,
    element,
    values,
    fixed,
    areTyped: first !== undefined,
    isKept: accessCode === undefined,
  });
  const sending = useSending(
    { form, accessCode, currentKey: draft.currentKey, recaptchaToken: recaptcha.token, onResponse },
    first,
  );
  const { response } = sending;
  const isBusy = sending.isPending || response?.kind === "sent";
  const texts = formTexts[form];

  const [isReady, setReady] = useState(false);
  // With the render that follows, a draft stands in the fields: it is restored by the same effects.
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (isReady) takeOver(element.current);
  }, [isReady]);

  function onResponse(next: FormResponse, sent: HTMLFormElement) {
    if (next.kind === "earlier") draft.renewKey(sent);
    if (next.kind !== "sent") return;
    draft.finish();
    router.push(next.to);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    if (!isBusy) startTransition(() => sending.send(sent));
  }

  function discard() {
    draft.discard();
    // The button that had the focus is gone.
    draftNotice.current?.focus();
  }

  const errors = {
    ...(lostPicture && response === first && { picture: formErrors.pictureAgain }),
    ...(response?.kind === "invalid" && response.errors),
  };
  return (
    <form
      ref={element}
      data-form={form}
      className={styles.form}
      action={routes.formTarget(form, accessCode)}
      method="post"
      encType={takesPicture(form) ? "multipart/form-data" : "application/x-www-form-urlencoded"}
      noValidate={isHydrated}
      aria-label={texts.title}
      onSubmit={submit}
      onInput={(event) => {
        sending.prepare();
        draft.save(event.currentTarget);
      }}
    >
      <DraftNotice
        ref={draftNotice}
        state={draft.state}
        withoutPicture={takesPicture(form)}
        onDiscard={discard}
      />
      <Outcome response={response} canSend={isHydrated} otherWays={otherWays} />
      <FieldContext
        value={{
          form,
          values: draft.shown.values,
          errors,
          canConfirm,
          isCorrection: accessCode !== undefined,
          choices,
        }}
      >
        <Fragment key={draft.shown.version}>{children}</Fragment>
      </FieldContext>
      <div className={styles.trap} aria-hidden>
        <label>
          {formPartTexts.trap} <input name={hidden.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.end}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? <Icon name="loader-circle" /> : <Icon name="send" />}
          {isBusy ? formPartTexts.sending : accessCode === undefined ? texts.send : formPartTexts.saveChanges}
        </Button>
        <p className={styles.status} role="status">
          {sending.step === "solving" && formPartTexts.checking}
          {/* The button's new name tells it to those who see it. */}
          {sending.step === "sending" && <span className="sr-only">{formPartTexts.sending}</span>}
        </p>
      </div>
      {recaptcha.script}
      <DraftLine state={draft.state} onDiscard={discard} />
    </form>
  );
}
