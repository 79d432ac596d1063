import { styled } from "styled-components";

const steps = ["Quelle", "Prüfen", "Übernehmen"] as const;

/** Where somebody is on the way. @param at 1, 2 or 3 */
export const ImportSteps = ({ at }: { at: number }) => (
  <Steps aria-label="Schritte">
    {steps.map((name, index) => (
      <li key={name} aria-current={index + 1 === at ? "step" : undefined}>
        <span>{index + 1}</span> {name}
      </li>
    ))}
  </Steps>
);

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;

  span {
    display: inline-grid;
    place-items: center;
    width: 2.4rem;
    height: 2.4rem;
    margin-inline-end: 4px;
    border: 1px solid ${({ theme }) => theme.colors.neutral500};
    border-radius: 50%;
  }
  [aria-current] {
    font-weight: 600;
  }
  [aria-current] span {
    border-color: ${({ theme }) => theme.colors.primary700};
    background: ${({ theme }) => theme.colors.primary700};
    color: ${({ theme }) => theme.colors.neutral0};
  }
`;
