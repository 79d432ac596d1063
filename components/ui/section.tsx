import { type ReactNode, useId } from "react";
import { hyphenate } from "@/lib/typography/hyphenate";
import { classNames } from "./class-names";
import { MoreLink } from "./more-link";
import { Static } from "./static";

type SectionProps = {
  title: string;
  more?: { href: string; label: string };
  print?: boolean;
  children: ReactNode;
};

export function Section({ title, more, print = true, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames("section", !print && "no-print")} aria-labelledby={id}>
      <Static className="wrap">
        <div className="section-head">
          <h2 id={id}>{hyphenate(title)}</h2>
          {more && <MoreLink href={more.href}>{more.label}</MoreLink>}
        </div>
        {children}
      </Static>
    </section>
  );
}
