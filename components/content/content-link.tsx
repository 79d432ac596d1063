import { ExternalLink } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";
import { isExternal } from "@/lib/targets";
import { contentTexts } from "@/lib/texts/content";
import { MailLink } from "./contact-links";
import styles from "./content-link.module.css";

export function ContentLink({ href, children, ...rest }: ComponentProps<"a">) {
  if (href === undefined) return children;
  if (typeof children === "string" && href === `mailto:${children}`) return <MailLink address={children} />;
  if (!isExternal(href)) {
    return (
      <Link href={href} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="external noopener" {...rest}>
      {children}
      <ExternalLink className={styles.icon} />
      <span className="sr-only"> ({contentTexts.externalLink})</span>
    </a>
  );
}
