"use client";

import { createContext } from "react";

/** Whether the header is small: its look and the video's rest are one state. */
export const CompactContext = createContext(false);
