import { Picture } from "@/components/content/picture";
import { classNames } from "@/components/ui/class-names";
import { Illustration, Thumbnail } from "@/components/ui/illustration";
import type { Article } from "@/lib/cms/articles";
import { illustrationFor } from "@/lib/media/illustrations";

type Pictured = Pick<Article, "id" | "title" | "categories" | "picture">;

const drawingOf = ({ id, title, categories }: Pictured) =>
  illustrationFor("beitrag", id, [title, ...categories.map(({ name }) => name)]);

type ArticlePictureProps = {
  article: Pictured;
  sizes: string;
  priority?: boolean;
  /** On a card, whose title says what it leads to */
  decorative?: boolean;
  className?: string | undefined;
};

/** The article's own picture, or the drawing that stands in for it. */
export function ArticlePicture({ article, ...shown }: ArticlePictureProps) {
  const { className, priority } = shown;
  const loading = priority ? "eager" : "lazy";
  const otherwise = <Illustration src={drawingOf(article)} className={className} loading={loading} />;
  const look = classNames("cut", className);
  return <Picture picture={article.picture} {...shown} className={look} otherwise={otherwise} />;
}

/** The same, small, at the side of a card. */
export function ArticleThumbnail({ article }: { article: Pictured }) {
  return (
    <Picture
      picture={article.picture}
      sizes="10.5rem"
      decorative
      className="thumb"
      otherwise={<Thumbnail src={drawingOf(article)} />}
    />
  );
}
