"use client";

// The form's code is loaded late: its styles have to be there with its HTML.
import "@/components/ui/banner.module.css";
import "@/components/ui/button.module.css";
import "@/components/ui/field.module.css";
import "@/components/ui/icon-button.module.css";
import "./form.module.css";
import { Activity, lazy, useState } from "react";
import { isHydrationOver } from "@/lib/browser/hydration";
import { whenUsed } from "@/lib/forms/early-use";
import type { VisitorFormProps } from "./visitor-form";

const load = () => import("./visitor-form");
type Module = Awaited<ReturnType<typeof load>>;

const componentIn = ({ VisitorForm }: Module) => ({ default: VisitorForm });

const LoadedForm = lazy(() => load().then(componentIn));
/**
 * Until somebody uses the form, or a draft of it has to be shown, the HTML in the document is left as it is, and React
 * hydrates everything around it.
 */
const FormOfDocument = lazy(async () =>
  componentIn(await (typeof window === "undefined" ? load() : whenUsed(load, hasDraft))),
);

const hasDraft = ({ readDraft }: Module) =>
  [...document.forms].some(
    ({ dataset }) => dataset.form !== undefined && readDraft(dataset.form) !== undefined,
  );

export function VisitorForm(props: VisitorFormProps) {
  // No store and no effect: if this rendered again, React would replace the HTML, and what was typed in it.
  const [mayWait] = useState(() => !isHydrationOver() && props.response === undefined);
  return <Activity>{mayWait ? <FormOfDocument {...props} /> : <LoadedForm {...props} />}</Activity>;
}
