"use client";

// The form's code is loaded late: its styles have to be there with its HTML.
import "@/components/ui/banner.module.css";
import "@/components/ui/button.module.css";
import "@/components/ui/field.module.css";
import "@/components/ui/icon-button.module.css";
import "@/components/forms/form.module.css";
import { lateForm } from "@/components/forms/late-form";
import { LateIsland, lateCode } from "@/components/ui/late-island";
import type { RoomFormProps } from "./room-form";

const load = () => import("./room-form");

const code = lateCode<RoomFormProps>(() => load().then((module) => module.RoomForm), lateForm(load));

export const LateRoomForm = (props: RoomFormProps) => <LateIsland code={code} props={props} />;
