"use client";

// The code is loaded late: its styles have to be there with its HTML.
import "@/components/ui/button.module.css";
import "@/components/ui/field.module.css";
import "@/components/ui/icon-button.module.css";
import "./daycare-overview.module.css";
import "./filter-form.module.css";
import "./overview-entries.module.css";
import { LateIsland, lateCode } from "@/components/ui/late-island";
import type { DaycareOverviewProps } from "./daycare-overview";

const code = lateCode(() => import("./daycare-overview").then((module) => module.DaycareOverview));

export const DaycareOverview = (props: DaycareOverviewProps) => <LateIsland code={code} props={props} />;
