import { Widget } from "@strapi/strapi/admin";
import { useState } from "react";
import { Link } from "react-router-dom";
import { Entries } from "../../../admin/ui/panel-styles";
import { useAnswer } from "../../../admin/ui/use-answer";
import { Content } from "../../../admin/ui/widget-content";
import { type RequestList, roomsPath } from "../panel-data";
import { NoRooms } from "./no-rooms";
import { BookingLine, Decision, JustDecided } from "./room-request";

const maxShown = 5;

/** Requests for rooms, which one press confirms. */
export function RoomsWidget() {
  const [version, setVersion] = useState(0);
  const list = useAnswer<{ data: RequestList }>("/redaktion/raumanfragen", version)?.data;
  if (!list) return <Widget.Loading />;
  const { requests, rooms, areMailsSent } = list;
  const reload = () => setVersion(version + 1);
  if (rooms.length === 0)
    return (
      <Content>
        <NoRooms isOfOwnRooms={list.isOfOwnRooms} />
      </Content>
    );
  const more = requests.length - maxShown;
  return (
    <Content>
      <JustDecided list={list} onDone={reload} />
      {requests.length === 0 && <p>Keine Anfrage wartet.</p>}
      <Entries>
        {requests.slice(0, maxShown).map((booking) => (
          <li key={booking.documentId}>
            <BookingLine booking={booking} />
            <Decision booking={booking} isMailed={areMailsSent && booking.email !== ""} onDone={reload} />
          </li>
        ))}
      </Entries>
      <p>
        <Link to={roomsPath}>{more > 0 ? `${more} weitere, und was vergeben ist` : "Was vergeben ist"}</Link>
      </p>
    </Content>
  );
}
