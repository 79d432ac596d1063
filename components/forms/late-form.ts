import type { readDraft } from "@/lib/forms/draft";
import { whenUsed } from "@/lib/forms/early-use";
import type { VisitorFormProps } from "./visitor-form";

type FormModule = { readDraft: typeof readDraft };

async function hasDraft(load: () => Promise<FormModule>): Promise<boolean> {
  const module = await load();
  return [...document.forms].some(
    ({ dataset }) => dataset.form !== undefined && module.readDraft(dataset.form) !== undefined,
  );
}

/** When an island's form is hydrated. @param load the module of the form, which has `readDraft` too */
export const lateForm = (load: () => Promise<FormModule>) => ({
  wait: <Form>(loadForm: () => Promise<Form>) => whenUsed(loadForm, () => hasDraft(load)),
  mayWait: ({ response }: Pick<VisitorFormProps, "response">) => response === undefined,
});
