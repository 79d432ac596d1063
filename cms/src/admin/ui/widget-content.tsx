import { createGlobalStyle, styled } from "styled-components";

/** Strapi gives every widget the same height, in which phones would have to scroll twice. */
const OwnHeight = createGlobalStyle`
  [data-strapi-widget-id^="plugin::redaktion."] {
    align-self: stretch;
  }
  [data-strapi-widget-id^="plugin::redaktion."] main {
    height: auto;
  }
`;

/** Strapi's buttons that remove and move a widget: one press, no question, and the way back is hard to find. */
const FixedWidgets = createGlobalStyle`
  [data-strapi-widget-id^="plugin::redaktion."] > header button {
    display: none;
  }
`;

export const Content = ({ children }: { children: React.ReactNode }) => (
  <Lines>
    <OwnHeight />
    <FixedWidgets />
    {children}
  </Lines>
);

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  font-size: 1.6rem;
  line-height: 1.5;
  color: ${({ theme }) => theme.colors.neutral800};
  overflow-wrap: anywhere;

  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
  ul {
    padding-inline-start: 20px;
    list-style: disc;
  }
  b {
    font-weight: 600;
  }
`;
