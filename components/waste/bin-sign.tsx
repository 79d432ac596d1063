import type { Bin, BinShape } from "@dorfforum/shared/waste/bins";
import { classNames } from "@/components/ui/class-names";
import styles from "./bin-sign.module.css";

const paths: Record<BinShape, string> = {
  Kreis: "M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z",
  Quadrat: "M2 2h20v20H2z",
  Raute: "M12 0l12 12-12 12L0 12z",
  Dreieck: "M12 1l12 21H0z",
  Sechseck: "M6 2h12l6 10-6 10H6L0 12z",
  Tropfen: "M12 0c5 6 9 9 9 14a9 9 0 0 1-18 0c0-5 4-8 9-14z",
};

/** The letters stand where the shape is widest. */
const baseline = { Dreieck: 20, Tropfen: 18 } as Partial<Record<BinShape, number>>;

/** A bin as colour, shape and letters, beside its name: nobody needs to see the colour. */
export const BinSign = ({ bin: { shape, colour, letters } }: { bin: Bin }) => (
  <svg viewBox="0 0 24 24" className={classNames(styles.sign, styles[colour])} aria-hidden="true">
    <path d={paths[shape]} />
    <text x="12" y={baseline[shape] ?? 16.5} textAnchor="middle" fontSize={letters.length > 1 ? 10 : 13}>
      {letters}
    </text>
  </svg>
);
