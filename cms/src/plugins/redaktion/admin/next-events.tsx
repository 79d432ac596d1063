import { Widget } from "@strapi/strapi/admin";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { dateTimeText } from "../../../admin/ui/date-text";
import { entryPath, eventType } from "../../../admin/ui/open-entry";
import { Content } from "../../../admin/ui/widget-content";
import { useStartPage } from "./use-start-page";
import { valueWords } from "./value-words";

/** The next dates of published events. */
export function NextDates() {
  const { data, isBroken } = useStartPage();
  if (isBroken) return <Widget.Error />;
  if (!data) return <Widget.Loading />;
  const dates = data.nextDates ?? [];
  return (
    <Content>
      {dates.length === 0 && <p>Es steht keine veröffentlichte Veranstaltung bevor.</p>}
      <Dates>
        {dates.map(({ documentId, title, start, allDay, place, state }) => (
          <li key={documentId}>
            <span>{dateTimeText(new Date(start), allDay)}</span>
            <span>
              <Link to={entryPath(eventType, documentId)}>{title}</Link>
              {place && `, ${place}`}
              {state !== "geplant" && <b> – {valueWords[state] ?? state}</b>}
            </span>
          </li>
        ))}
      </Dates>
    </Content>
  );
}

const Dates = styled.ul`
  && {
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    padding-block: 6px;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  }
  li > :first-child {
    min-width: 22rem;
  }
`;
