import { Picture } from "@/components/content/picture";
import { classNames } from "@/components/ui/class-names";
import { Illustration, Thumbnail } from "@/components/ui/illustration";
import type { Article } from "@/lib/cms/articles";
import { illustrationFor } from "@/lib/media/illustrations";

type Pictured = Pick<Article, "id" | "title" | "categories" | "picture">;

const illustrationOf = ({ id, title, categories }: Pictured) =>
  illustrationFor("beitrag", id, [title, ...categories.map(({ name }) => name)]);

type ArticlePictureProps = {
  article: Pictured;
  sizes: string;
  priority?: boolean;
  /** Without alt text, beside the title */
  decorative?: boolean;
  className?: string | undefined;
};

/** The article's picture, or an illustration as a fallback. */
export function ArticlePicture({ article, className, ...props }: ArticlePictureProps) {
  const loading = props.priority ? "eager" : "lazy";
  return (
    <Picture
      picture={article.picture}
      {...props}
      className={classNames("cut", className)}
      fallback={<Illustration src={illustrationOf(article)} className={className} loading={loading} />}
    />
  );
}

/** The small picture of a card. */
export function ArticleThumbnail({ article }: { article: Pictured }) {
  return (
    <Picture
      picture={article.picture}
      sizes="10.5rem"
      decorative
      className="thumb"
      fallback={<Thumbnail src={illustrationOf(article)} />}
    />
  );
}
