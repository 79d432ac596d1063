"use client";

import { createContext } from "react";

/** Whether the header is compact. The video pauses then. */
export const CompactContext = createContext(false);
