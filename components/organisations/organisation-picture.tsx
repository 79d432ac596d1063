import { Picture } from "@/components/content/picture";
import type { Organisation } from "@/lib/cms/organisations";
import { illustrationFor } from "@/lib/media/illustrations";

type OrganisationPictureProps = { organisation: Organisation; sizes: string; className?: string | undefined };

/** The picture of an organisation; without one an illustration. It is decorative, because the name stands beside it. */
export function OrganisationPicture({ organisation, sizes, className }: OrganisationPictureProps) {
  const { id, type, name, kind, categories, picture } = organisation;
  const words = [...(kind ? [kind] : []), name, ...categories.map((category) => category.name)];
  const src = illustrationFor(type, id, words);
  const drawing = <img src={src} alt="" loading="lazy" width={480} height={320} className={className} />;
  return <Picture picture={picture} sizes={sizes} decorative className={className} fallback={drawing} />;
}
