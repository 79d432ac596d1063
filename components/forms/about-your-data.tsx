import { formPartTexts } from "@/lib/texts/form-parts";
import { routes } from "@/lib/urls/routes";

const { before, link, after } = formPartTexts.aboutYourData;

/** The sentence at the end of a form that says where its sender reads what becomes of the data. It opens beside what was typed. */
export const AboutYourData = () => (
  <p>
    {before}
    <a href={routes.privacy} target="_blank" rel="noopener">
      {link}
    </a>
    {after}
  </p>
);
