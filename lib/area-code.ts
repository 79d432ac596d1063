import { processWide } from "@/lib/process-wide";

const area = processWide<{ code: string | undefined }>("areaCode", () => ({ code: undefined }));

/** The municipality's own, "033767", in which numbers without an area code are called. */
export const areaCode = (): string | undefined => area.code;

export function setAreaCode(code: string | undefined): void {
  area.code = code;
}

/** Begins with "0" or "+", or can be called everywhere: 110, 112, 115, 116 117. */
const hasNoAreaCode = /^(?![0+]|11[025]$|116\d{3}$)/;

/** What a `tel:` link calls for the number of a field, "030 1234(0)5-67". */
export function toTel(written: string): string {
  const digits = written.replace(/\(0\)/g, "").replace(/[^\d+]/g, "");
  return hasNoAreaCode.test(digits) ? `${area.code ?? ""}${digits}` : digits;
}
