import { hyphenate } from "@/lib/typography/hyphenate";
import { PanelFrame, type PanelProps } from "./panel-frame";

export const Panel = ({ title, ...rest }: PanelProps) => <PanelFrame title={hyphenate(title)} {...rest} />;
