import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { overviewTexts, comparisonTexts as texts } from "@/lib/texts/organisations";
import { comparisonName } from "@/lib/urls/overview-parameters";
import { routes } from "@/lib/urls/routes";
import styles from "./compare-form.module.css";

/** The fragment of the comparison on the overview */
export const comparisonId = "vergleich";

const formId = "vergleichen";

type CompareBoxProps = { slug: string; name: string; checked: boolean };

/** The key makes another input after a navigation that changes what is ticked. */
export const CompareBox = ({ slug, name, checked }: CompareBoxProps) => (
  <label className={styles.box}>
    <input
      key={String(checked)}
      type="checkbox"
      name={comparisonName}
      value={slug}
      form={formId}
      defaultChecked={checked}
    />
    <span>
      {texts.compare}
      <span className="sr-only">{overviewTexts.of(name)}</span>
    </span>
  </label>
);

/**
 * "2 ausgewählt · Vergleichen · Leeren": submits the boxes that are ticked in the list before it. The stylesheet counts
 * them and shows the bar while there is something to compare, so that it needs no script.
 */
export const CompareBar = ({ hasTicked }: { hasTicked: boolean }) => (
  <form id={formId} action={`${routes.daycare}#${comparisonId}`} className={styles.bar}>
    <p className={styles.count}> {texts.chosen}</p>
    <Button type="submit" variant="primary">
      <Icon name="columns-3" />
      {texts.submit}
    </Button>{" "}
    {hasTicked ? (
      <a className={styles.clear} href={routes.daycare}>
        {texts.clear}
      </a>
    ) : (
      <Button type="reset" variant="quiet">
        {texts.clear}
      </Button>
    )}
  </form>
);
