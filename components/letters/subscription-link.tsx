import type { EntryKind, Theme } from "@dorfforum/shared/letters/themes";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { mailOffer } from "@/lib/letters/cms/subscriptions";
import { routes } from "@/lib/urls/routes";

type SubscriptionLinkProps = {
  /** What the form offers, ticked */
  themes: readonly Theme[];
  className?: string | undefined;
  children: ReactNode;
};

export const themeOf = (kind: EntryKind, { id }: { id: string }): Theme => `${kind}:${id}`;

/** Leads to the order of mail. Nothing where the village sends none. */
export const SubscriptionLink = ({ themes, children, ...rest }: SubscriptionLinkProps) =>
  mailOffer() && (
    <ButtonLink href={routes.letterSubscription(themes)} rel="nofollow" {...rest}>
      <Icon name="mail" />
      {children}
    </ButtonLink>
  );
