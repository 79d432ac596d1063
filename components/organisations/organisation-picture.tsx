import { Picture } from "@/components/content/picture";
import type { Organisation } from "@/lib/cms/organisations";
import { illustrationFor } from "@/lib/media/illustrations";

type OrganisationPictureProps = {
  organisation: Organisation;
  sizes: string;
  decorative?: boolean;
  eager?: boolean;
  className: string | undefined;
};

/** The organisation's picture, or the drawing of its subject. */
export function OrganisationPicture({ organisation, eager = false, ...props }: OrganisationPictureProps) {
  const { id, type, name, kind, categories, picture } = organisation;
  const words = [kind ?? "", name, ...categories.map((category) => category.name)];
  const loading = eager ? "eager" : "lazy";
  const src = illustrationFor(type, id, words);
  const drawing = (
    <img src={src} alt="" loading={loading} width={480} height={320} className={props.className} />
  );
  return <Picture picture={picture} eager={eager} fallback={drawing} {...props} />;
}
