import { Columns3 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { comparisonName } from "@/lib/organisations/overview-filter";
import { routes } from "@/lib/routes";
import { comparisonTexts as texts } from "@/lib/texts/organisations";
import styles from "./compare-form.module.css";
import { comparisonId } from "./comparison";

const formId = "vergleichen";

/** Submits the boxes that are ticked in the cards. It is visible while one is ticked. */
export function CompareForm() {
  return (
    <form id={formId} action={`${routes.daycare}#${comparisonId}`} className={styles.bar}>
      <Button type="submit" variant="primary">
        <Columns3 />
        {texts.submit}
      </Button>
    </form>
  );
}

export function CompareBox({ slug, name, checked }: { slug: string; name: string; checked: boolean }) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={comparisonName} value={slug} form={formId} defaultChecked={checked} />
      <span>
        {texts.compare}
        <span className="sr-only">: {name}</span>
      </span>
    </label>
  );
}
