import type { ReactNode } from "react";

type StruckProps = { isOff: boolean; children: ReactNode };

/** Strikes through what does not take place. Words beside it say why, because few screen readers tell. */
export const Struck = ({ isOff, children }: StruckProps) => (isOff ? <s>{children}</s> : children);
