import { notFound } from "next/navigation";
import { AskPage } from "@/components/rooms/room-form-page";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import { getRoom } from "@/lib/rooms/cms/rooms";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { slugOf } from "@/lib/urls/decoded-path";

type AskPageProps = PageProps<"/raum/[slug]/anfragen">;

export async function generateMetadata({ params }: AskPageProps) {
  const room = await getRoom(await slugOf(params));
  if (!room) return {};
  return pageMetadata({
    title: texts.askForRoom(room.name),
    path: roomRoutes.askForRoom(room.slug),
    index: false,
  });
}

export default async function Page({ params, searchParams }: AskPageProps) {
  const room = await getRoom(await slugOf(params));
  if (!room) notFound();
  return <AskPage room={room} search={await searchParams} />;
}
