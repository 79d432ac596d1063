import { RoomsPage } from "@/components/rooms/rooms-page";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import { getRooms } from "@/lib/rooms/cms/rooms";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () =>
  pageMetadata({ title: texts.title, path: roomRoutes.rooms, description: texts.lead });

export default async function Page() {
  return <RoomsPage rooms={await getRooms()} />;
}
