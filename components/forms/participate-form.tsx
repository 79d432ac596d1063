import { Icon } from "@/components/ui/icon.island";
import { pageTitles } from "@/lib/texts/content";
import { participateTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { isProposalName, type ParticipationName } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";
import { FormPage } from "./form-page";
import styles from "./participate.module.css";
import { StepsPanel } from "./steps-panel";

type ParticipateFormProps = {
  form: ParticipationName;
  search: { seite?: unknown; antwort?: unknown };
};

/** One form of /mitmachen */
export const ParticipateForm = ({ form, search }: ParticipateFormProps) => (
  <FormPage
    form={form}
    search={search}
    between={[{ label: pageTitles.participate, href: routes.participate }]}
    note={
      <p className={styles.note}>
        <a href={routes.participate}>
          <Icon name="arrow-left" />
          {participateTexts.otherForm}
        </a>
      </p>
    }
    aside={<StepsPanel steps={stepsOf(form)} />}
  />
);

const stepsOf = (form: ParticipationName) => [
  participateTexts.fillIn,
  ...(isProposalName(form) ? [participateTexts.change] : []),
  formTexts[form].next,
];
