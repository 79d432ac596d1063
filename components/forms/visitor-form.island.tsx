"use client";

import { LoaderCircle, Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, type SubmitEvent, startTransition, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/lib/browser/use-hydrated";
import type { Clash } from "@/lib/events/clashes";
import { type FormName, takesPicture } from "@/lib/form-names";
import type { Answer } from "@/lib/forms/answer";
import { type FormValues, hidden } from "@/lib/forms/values";
import { routes } from "@/lib/routes";
import { formErrors } from "@/lib/texts/form-errors";
import { formPartTexts, formTexts } from "@/lib/texts/forms";
import { DraftLine, DraftNotice } from "./draft-line";
import { EventFields } from "./event-fields";
import { FieldContext } from "./field-context";
import styles from "./form.module.css";
import { BarrierFields, ContactFields, ContentFields } from "./message-fields";
import { Outcome } from "./outcome";
import { ArticleFields, HelpFields, OrganisationFields } from "./proposal-fields";
import { useDraft } from "./use-draft";
import { useRecaptcha } from "./use-recaptcha";
import { useSending } from "./use-sending";

type VisitorFormProps = {
  form: FormName;
  /** What the fields start with: the page that a report is about, or what came without JavaScript */
  values?: FormValues;
  /** What became of it */
  answer?: Answer | undefined;
  /** A picture came with it and has to be chosen again. */
  lostPicture?: boolean | undefined;
  clashes?: readonly Clash[] | undefined;
  /** How to reach the municipality when nothing can be sent */
  otherWays?: ReactNode;
  /** Where the operator has turned reCAPTCHA on */
  recaptchaKey?: string | undefined;
  /** Whether the village sends mail */
  canConfirm?: boolean;
};

const none: FormValues = {};

/**
 * A form of the site. As HTML it posts itself to its address and comes back with what was typed; in a browser that has
 * taken over it checks, keeps a draft, proves that no robot is at work, and sends once.
 */
export function VisitorForm({
  form,
  values = none,
  answer: first,
  lostPicture,
  clashes,
  otherWays,
  recaptchaKey,
  canConfirm = false,
}: VisitorFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const draftNotice = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ values, version: 0 });
  const canSend = useHydrated();
  const router = useRouter();
  const draft = useDraft({
    form,
    element,
    isOwn: first !== undefined,
    restore: (kept) => setShown(({ version }) => ({ values: { ...values, ...kept }, version: version + 1 })),
  });
  const recaptcha = useRecaptcha(recaptchaKey);
  const sending = useSending({ form, currentKey: draft.currentKey, recaptchaToken: recaptcha.token }, first);
  const { answer } = sending;
  const errors = {
    ...(lostPicture && answer === first ? { picture: formErrors.picture.again } : {}),
    ...(answer?.kind === "invalid" ? answer.errors : {}),
  };
  const isBusy = sending.isPending || answer?.kind === "sent";

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer === first) return;
    if (answer?.kind === "earlier" && element.current) draft.renewKey(element.current);
    if (answer?.kind !== "sent") return;
    draft.finish();
    router.push(answer.to);
  }, [answer]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const sent = event.currentTarget;
    startTransition(() => sending.send(sent));
  }

  function discard() {
    draft.discard();
    setShown(({ version }) => ({ values, version: version + 1 }));
    // The button that had the focus is gone.
    draftNotice.current?.focus();
  }

  const texts = formTexts[form];
  return (
    <form
      ref={element}
      className={styles.form}
      action={routes.formTarget(form)}
      method="post"
      encType={takesPicture(form) ? "multipart/form-data" : "application/x-www-form-urlencoded"}
      noValidate={canSend}
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
      <Outcome answer={answer} canSend={canSend} otherWays={otherWays} />
      <FieldContext value={{ values: shown.values, errors, canConfirm }}>
        <Fields key={shown.version} form={form} clashes={clashes} />
      </FieldContext>
      <div className={styles.trap} aria-hidden>
        <label>
          {formPartTexts.trap} <input name={hidden.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.end}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? <LoaderCircle /> : <Send />}
          {isBusy ? formPartTexts.sending : texts.send}
        </Button>
        <p className={styles.status} role="status">
          {sending.step === "solving" && formPartTexts.checking}
          {/* The button's new name says it to whoever sees it. */}
          {sending.step === "sending" && <span className="sr-only">{formPartTexts.sending}</span>}
        </p>
      </div>
      {recaptcha.script}
      <DraftLine state={draft.state} onDiscard={discard} />
    </form>
  );
}

function Fields({ form, clashes }: Pick<VisitorFormProps, "form" | "clashes">) {
  switch (form) {
    case "kontakt":
      return <ContactFields />;
    case "barriere":
      return <BarrierFields />;
    case "inhalt":
      return <ContentFields />;
    case "veranstaltung":
      return <EventFields clashes={clashes} />;
    case "organisation":
      return <OrganisationFields />;
    case "beitrag":
      return <ArticleFields />;
    case "hilfe":
      return <HelpFields />;
  }
}
