import { House } from "lucide-react";
import type { Metadata } from "next";
import { DeadEnd } from "@/components/errors/dead-end";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/routes";
import { notFoundTexts } from "@/lib/texts/errors";

export const metadata: Metadata = { title: notFoundTexts.title };

export default function NotFound() {
  return (
    <DeadEnd title={notFoundTexts.title} lead={notFoundTexts.lead} hint={notFoundTexts.hint}>
      <ButtonLink variant="primary" href={routes.home}>
        <House />
        {notFoundTexts.home}
      </ButtonLink>
      <ButtonLink href={routes.contact}>{notFoundTexts.report}</ButtonLink>
    </DeadEnd>
  );
}
