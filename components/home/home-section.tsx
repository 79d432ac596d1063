import { type ReactNode, useId } from "react";
import { MoreLink } from "@/components/ui/more-link";

type HomeSectionProps = {
  title: string;
  /** Link to the whole list */
  more?: { href: string; label: string };
  children: ReactNode;
};

/** A section of the home page. */
export function HomeSection({ title, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>{title}</h2>
          {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
        </div>
        {children}
      </div>
    </section>
  );
}
