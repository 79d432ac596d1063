"use client";

// The code is loaded late: its styles have to be there with its HTML.
import "@/components/content/external-mark.module.css";
import "@/components/content/picture.module.css";
import "@/components/events/status-sign.module.css";
import "@/components/ui/button.module.css";
import "@/components/ui/chip.module.css";
import "@/components/ui/empty-state.module.css";
import "@/components/ui/icon-button.module.css";
import "@/components/ui/kind-badge.module.css";
import "@/components/ui/more-link.module.css";
import "@/components/ui/pagination.module.css";
import "./answer-box.module.css";
import "./function-list.module.css";
import "./intent-chips.module.css";
import "./result.module.css";
import "./results.module.css";
import { LateIsland, lateCode } from "@/components/ui/late-island";
import type { ResultsProps } from "./results";

const code = lateCode(() => import("./results").then(({ Results }) => Results));

export function Results(props: ResultsProps) {
  return <LateIsland code={code} props={props} />;
}
