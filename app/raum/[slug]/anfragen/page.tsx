import { isDay } from "@dorfforum/shared/calendar/day";
import { notFound } from "next/navigation";
import { FormPage } from "@/components/forms/form-page";
import { RoomFacts } from "@/components/rooms/room-facts";
import { getRoom } from "@/lib/cms/rooms";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { roomTexts as texts } from "@/lib/texts/rooms";
import { slugOf } from "@/lib/urls/decoded-path";
import { routes } from "@/lib/urls/routes";

type AskPageProps = PageProps<"/raum/[slug]/anfragen">;

export async function generateMetadata({ params }: AskPageProps) {
  const room = await getRoom(await slugOf(params));
  if (!room) return {};
  return pageMetadata({
    title: texts.askForRoom(room.name),
    path: routes.askForRoom(room.slug),
    index: false,
  });
}

export default async function AskPage({ params, searchParams }: AskPageProps) {
  const [slug, search] = await Promise.all([slugOf(params), searchParams]);
  const room = await getRoom(slug);
  if (!room) notFound();
  const { name, parts } = room;
  const day = String(search.tag ?? "");
  return (
    <FormPage
      form="raum"
      title={texts.askForRoom(name)}
      search={search}
      values={{ room: slug, ...(isDay(day) && { day }) }}
      parts={parts}
      between={[
        { label: texts.title, href: routes.rooms },
        { label: name, href: routes.room(slug) },
      ]}
      aside={<RoomFacts room={room} now={new Date()} />}
    />
  );
}
