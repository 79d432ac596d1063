import { Typography } from "@strapi/design-system";
import { styled } from "styled-components";

export const Note = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="pi" textColor="neutral600" tag="p">
    {children}
  </Typography>
);

export const Warning = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;
`;

export const Marked = styled.span`
  padding: 2px 8px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.neutral800};
`;
