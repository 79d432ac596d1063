import { styled } from "styled-components";

/** The parts of the import's page stand below each other. */
export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  max-width: 80rem;
  font-size: 1.6rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};

  label {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
  legend,
  h2 {
    margin-block-end: 8px;
    font-size: 1.8rem;
    font-weight: 600;
  }
  h3 {
    font-weight: 600;
  }
  a {
    color: ${({ theme }) => theme.colors.primary700};
  }
  ul {
    padding-inline-start: 20px;
    list-style: disc;
  }
  summary {
    padding-block: 6px;
    cursor: pointer;
  }
  input:not([type="radio"], [type="checkbox"]),
  select,
  textarea {
    width: 100%;
    padding: 9px 12px;
    border: 1px solid ${({ theme }) => theme.colors.neutral500};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral0};
    color: inherit;
    font: inherit;
  }
  :is(input, select, textarea, summary, h2):focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  [role="alert"] {
    padding: 12px;
    border-inline-start: 4px solid ${({ theme }) => theme.colors.danger600};
    background: ${({ theme }) => theme.colors.danger100};
  }
`;

/** The same in a box beside an entry: one size of text */
export const Small = styled(Fields)`
  gap: 12px;
  font-size: 1.4rem;
  line-height: 1.43;

  :is(legend, h2, h3) {
    font-size: 1.4rem;
  }
`;

/** Pages in cards: what is done on the left, what is beside it in the right third, below each other where the window is narrow */
export const Columns = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @media (min-width: 1080px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 24px;
  min-width: 0;
`;

/** As Strapi's own pages have them */
export const Card = styled.section`
  padding: 24px;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;
  min-width: 0;

  h2 {
    margin-block-end: 12px;
    font-size: 1.6rem;
    font-weight: 600;
  }
  h3,
  b {
    font-weight: 600;
  }
  a {
    color: ${({ theme }) => theme.colors.primary700};
  }
  && [id$="-hint"] {
    color: ${({ theme }) => theme.colors.neutral700};
  }
  summary {
    padding-block: 6px;
    cursor: pointer;
  }
  :is(summary, h2):focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  [role="alert"] {
    padding: 12px;
    border-inline-start: 4px solid ${({ theme }) => theme.colors.danger600};
    background: ${({ theme }) => theme.colors.danger100};
  }
`;

export const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
`;

export const Hint = styled.span`
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral700};
`;

export const Entries = styled.ul`
  overflow-wrap: anywhere;

  && {
    padding: 0;
    list-style: none;
  }
  > li {
    padding-block: 8px;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral200};
  }
`;

/** Names and values, one below the other */
export const Facts = styled.dl`
  width: 100%;
  overflow-wrap: anywhere;
  font-size: 1.4rem;
  line-height: 1.43;
  color: ${({ theme }) => theme.colors.neutral800};

  dt {
    font-weight: 600;
  }
  dd {
    margin: 0 0 8px;
    white-space: pre-line;
  }
  img {
    max-width: 100%;
  }
`;
