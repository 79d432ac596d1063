import { notFound } from "next/navigation";
import { RequestPage } from "@/components/rooms/own-request-page";
import { roomRequestTexts as texts } from "@/lib/rooms/base/request-texts";
import { findRoomRequest } from "@/lib/rooms/cms/room-requests";

export const metadata = {
  title: { absolute: texts.title },
  robots: { index: false, follow: false },
};

export default async function Page({ params, searchParams }: PageProps<"/raum/anfrage/[code]">) {
  const [{ code }, { stand }] = await Promise.all([params, searchParams]);
  const request = await findRoomRequest(code);
  if (!request) notFound();
  return <RequestPage code={code} request={request} outcome={stand} />;
}
