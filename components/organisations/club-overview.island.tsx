"use client";

// The code is loaded late: its styles have to be there with its HTML.
import "@/components/ui/button.module.css";
import "@/components/ui/field.module.css";
import "@/components/ui/icon-button.module.css";
import "./alphabet-nav.module.css";
import "./club-overview.module.css";
import "./filter-form.module.css";
import "./overview-entries.module.css";
import { LateIsland, lateCode } from "@/components/ui/late-island";
import type { ClubOverviewProps } from "./club-overview";

const code = lateCode(() => import("./club-overview").then((module) => module.ClubOverview));

export const ClubOverview = (props: ClubOverviewProps) => <LateIsland code={code} props={props} />;
