import { Button as StrapiButton } from "@strapi/design-system";
import { css, styled } from "styled-components";

const look = css`
  display: inline-block;
  padding: 7px 16px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.2rem;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
`;

/** A secondary button as the panel has them. */
export const Button = styled.button`
  ${look}
`;
export const ButtonLink = styled.a`
  ${look}
`;

/** The one filled button of a view: Strapi's, in the shade that its letters stand out from enough (WCAG 1.4.6). */
export const MainButton = styled(StrapiButton)`
  &&:not([aria-disabled="true"]) {
    border-color: ${({ theme }) => theme.colors.primary700};
    background: ${({ theme }) => theme.colors.primary700};
  }
  &&:not([aria-disabled="true"]) span {
    color: ${({ theme }) => theme.colors.neutral0};
  }
`;
