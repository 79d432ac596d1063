import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import styles from "./aside.module.css";

type AsideProps = { children: ReactNode; beforeTextOnPhones?: boolean };

export const Aside = ({ children, beforeTextOnPhones = false }: AsideProps) => (
  <div className={classNames(styles.aside, beforeTextOnPhones && styles.before)}>{children}</div>
);
