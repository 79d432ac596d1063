import { Picture } from "@/components/content/picture";
import { classNames } from "@/components/ui/class-names";
import { Illustration, Thumbnail } from "@/components/ui/illustration";
import type { Article } from "@/lib/cms/articles";
import { illustrationFor } from "@/lib/content/illustrations";

type Pictured = Pick<Article, "id" | "title" | "categories" | "picture">;

const drawingOf = ({ id, title, categories }: Pictured) =>
  illustrationFor("beitrag", id, [title, ...categories.map(({ name }) => name)]);

type ArticlePictureProps = {
  article: Pictured;
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
};

/** The article's own picture, or the drawing that stands in for it. */
export function ArticlePicture({ article, sizes, priority = false, className }: ArticlePictureProps) {
  if (article.picture) {
    const look = classNames("cut", className);
    return <Picture picture={article.picture} sizes={sizes} priority={priority} className={look} />;
  }
  return (
    <Illustration src={drawingOf(article)} className={className} loading={priority ? "eager" : "lazy"} />
  );
}

/** The same, small, at the side of a card. */
export function ArticleThumbnail({ article }: { article: Pictured }) {
  if (!article.picture) return <Thumbnail src={drawingOf(article)} />;
  // The title beside it says what the card leads to.
  return <Picture picture={{ ...article.picture, alt: "" }} sizes="10.5rem" className="thumb" />;
}
