import { RoomsPage } from "@/components/rooms/rooms-page";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import { getRooms } from "@/lib/rooms/cms/rooms";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { routes } from "@/lib/urls/routes";

export const generateMetadata = () =>
  pageMetadata({ title: texts.title, path: routes.rooms, description: texts.lead });

export default async function Page() {
  return <RoomsPage rooms={await getRooms()} />;
}
