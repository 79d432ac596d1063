type NavigatorSignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Whether this browser sends Do Not Track or Global Privacy Control. Either one refuses every purpose. */
export const navigatorRefuses = (navigator: NavigatorSignals): boolean =>
  navigator.globalPrivacyControl === true || navigator.doNotTrack === "1" || navigator.doNotTrack === "yes";

export const headersRefuse = (headers: Headers): boolean =>
  headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";
