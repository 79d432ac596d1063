import { processWide } from "@/lib/runtime/process-wide";

const area = processWide<{ code: string | undefined }>("areaCode", () => ({ code: undefined }));

/** The municipality's own, "033767", in which numbers without an area code are called. */
export const areaCode = (): string | undefined => area.code;

export function setAreaCode(code: string | undefined): void {
  area.code = code;
}
