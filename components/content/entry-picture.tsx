import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";
import { Illustration } from "@/components/ui/illustration";
import type { Article } from "@/lib/cms/articles";
import { illustrationFor } from "@/lib/media/illustrations";
import { Picture } from "./picture";

type EntryPictureProps = Omit<ComponentProps<typeof Picture>, "picture" | "fallback"> & {
  kind: "beitrag" | "veranstaltung";
  entry: Pick<Article, "id" | "title" | "categories" | "picture">;
  look?: "cut" | "thumb";
};

export function EntryPicture({ kind, entry, look = "cut", className, ...props }: EntryPictureProps) {
  const { id, title, categories, picture } = entry;
  const src = illustrationFor(kind, id, [title, ...categories.map(({ name }) => name)]);
  const loading = props.priority ? "eager" : "lazy";
  return (
    <Picture
      picture={picture}
      {...props}
      className={classNames(look, className)}
      fallback={<Illustration src={src} look={look} className={className} loading={loading} />}
    />
  );
}
