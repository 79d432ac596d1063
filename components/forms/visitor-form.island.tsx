"use client";

// The form's code is loaded late: its styles have to be there with its HTML.
import "@/components/ui/banner.module.css";
import "@/components/ui/button.module.css";
import "@/components/ui/field.module.css";
import "@/components/ui/icon-button.module.css";
import "./form.module.css";
import { LateIsland, lateCode } from "@/components/ui/late-island";
import { lateForm } from "./late-form";
import type { SiteFormProps } from "./site-form";

const load = () => import("./site-form");

const code = lateCode<SiteFormProps>(() => load().then((module) => module.SiteForm), lateForm(load));

export const VisitorForm = (props: SiteFormProps) => <LateIsland code={code} props={props} />;
