"use client";

import { IdleIsland } from "@/components/ui/idle-island";
import type { LoadAgainProps } from "./load-again";

const load = () => import("./load-again").then((module) => module.LoadAgain);

/** Loads results again. Its code is late and its texts come from the server, because every page of results has it. */
export const LoadAgain = (props: LoadAgainProps) => <IdleIsland load={load} props={props} />;
