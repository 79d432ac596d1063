import type { Metadata } from "next";
import { ErrorPage } from "@/components/errors/error-page";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { notFoundTexts } from "@/lib/texts/errors";
import { routes } from "@/lib/urls/routes";

export const metadata: Metadata = { title: notFoundTexts.title };

export default function NotFound() {
  return (
    <ErrorPage title={notFoundTexts.title} lead={notFoundTexts.lead} hint={notFoundTexts.hint}>
      <ButtonLink variant="primary" href={routes.home}>
        <Icon name="house" />
        {notFoundTexts.home}
      </ButtonLink>
      <ButtonLink href={routes.contact}>{notFoundTexts.report}</ButtonLink>
    </ErrorPage>
  );
}
