const inUnit = (unit: string, maximumFractionDigits: number) =>
  new Intl.NumberFormat("de", { style: "unit", unit, maximumFractionDigits });

const kilobytes = inUnit("kilobyte", 0);
const megabytes = inUnit("megabyte", 1);

/** "240 kB", "1,2 MB". @param kB in units of 1,000 bytes; at least 1 is shown */
export const formatFileSize = (kB: number): string =>
  kB < 999.5 ? kilobytes.format(Math.max(1, kB)) : megabytes.format(kB / 1000);
