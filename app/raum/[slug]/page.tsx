import { notFound } from "next/navigation";
import { RoomPage } from "@/components/rooms/room-page";
import { dayOfTypedParameter } from "@/lib/dates/day-parameter";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import { getRoom } from "@/lib/rooms/cms/rooms";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { slugOf } from "@/lib/urls/decoded-path";

type RoomPageProps = PageProps<"/raum/[slug]">;

export async function generateMetadata({ params, searchParams }: RoomPageProps) {
  const room = await getRoom(await slugOf(params));
  if (!room) return {};
  return pageMetadata({
    title: room.name,
    path: roomRoutes.room(room.slug),
    description: [room.address, room.size, texts.found].filter(Boolean).join(". "),
    index: (await searchParams).tag === undefined,
  });
}

export default async function Page({ params, searchParams }: RoomPageProps) {
  const room = await getRoom(await slugOf(params));
  if (!room) notFound();
  const { tag } = await searchParams;
  return <RoomPage room={room} day={tag ? (dayOfTypedParameter(tag) ?? "") : undefined} />;
}
