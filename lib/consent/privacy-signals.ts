type SignallingNavigator = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** Do Not Track or Global Privacy Control in this browser. Both refuse everything that could be asked. */
export const browserRefuses = (browser: SignallingNavigator): boolean =>
  browser.globalPrivacyControl === true || browser.doNotTrack === "1" || browser.doNotTrack === "yes";

/** The same signals, as a browser without JavaScript sends them. */
export const headersRefuse = (headers: Headers): boolean =>
  headers.get("Sec-GPC") === "1" || headers.get("DNT") === "1";
