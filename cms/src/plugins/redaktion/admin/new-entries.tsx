import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { entryPath, eventType } from "../../../admin/ui/open-entry";
import { Content } from "../../../admin/ui/widget-content";
import { SpecialDays } from "./special-days";
import { useRights } from "./use-rights";

const newEntries = [
  { uid: eventType, label: "Neue Veranstaltung" },
  { uid: "api::beitrag.beitrag", label: "Neuer Beitrag" },
  { uid: "api::mitteilung.mitteilung", label: "Neue wichtige Mitteilung" },
];

/** Big buttons for what the editor may create. */
export function NewEntries() {
  const may = useRights();
  const shown = newEntries.filter(({ uid }) => may("create", uid));
  return (
    <Content>
      {shown.length === 0 && <p>Mit Ihrer Rolle legen Sie keine Einträge an.</p>}
      {shown.map(({ uid, label }) => (
        <BigButton key={uid} to={entryPath(uid, "create")}>
          {label}
        </BigButton>
      ))}
      <SpecialDays />
    </Content>
  );
}

const BigButton = styled(Link)`
  display: block;
  padding: 16px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.primary600};
  font-weight: 600;
  text-align: center;
  text-decoration: none;

  && {
    color: ${({ theme }) => theme.colors.neutral0};
  }
`;
