"use client";

// The form's code is loaded late: its styles have to be there with its HTML.
import "@/components/ui/banner.module.css";
import "@/components/ui/button.module.css";
import "@/components/ui/field.module.css";
import "@/components/ui/icon-button.module.css";
import "./form.module.css";
import { LateIsland, lateCode } from "@/components/ui/late-island";
import { whenUsed } from "@/lib/forms/early-use";
import type { VisitorFormProps } from "./visitor-form";

const load = () => import("./visitor-form");

async function hasDraft(): Promise<boolean> {
  const { readDraft } = await load();
  return [...document.forms].some(
    ({ dataset }) => dataset.form !== undefined && readDraft(dataset.form) !== undefined,
  );
}

const code = lateCode<VisitorFormProps>(() => load().then((module) => module.VisitorForm), {
  wait: (loadForm) => whenUsed(loadForm, hasDraft),
  mayWait: ({ response }) => response === undefined,
});

export const VisitorForm = (props: VisitorFormProps) => <LateIsland code={code} props={props} />;
