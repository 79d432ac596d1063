import { routes } from "@/lib/urls/routes";

interface Receipt {
  reference: string;
  /** Whether an earlier attempt had already stored the report */
  earlier: boolean;
}

/** A site that says nothing for so long hangs. */
const maxAnswerMs = 60_000;

/** Sends a barrier report through the site's form. @returns undefined unless the site confirmed that it arrived @throws if the site hangs, or takes no more from the address */
export async function sendReport(
  siteUrl: string,
  report: { key: string; text: string; address: string },
): Promise<Receipt | undefined> {
  const body = new FormData();
  body.append("page", routes.contact);
  body.append("text", report.text);
  body.append("_schluessel", report.key);
  body.append("_recaptcha", "token-of-a-person");
  const answer = await fetch(siteUrl + routes.formTarget("barriere"), {
    method: "POST",
    headers: {
      Accept: "application/json",
      Origin: siteUrl,
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": report.address,
    },
    body,
    signal: AbortSignal.timeout(maxAnswerMs),
  })
    .then((response) => response.json() as Promise<{ kind: string; reason?: string; to?: string }>)
    .catch((error: Error) => {
      if (error.name === "TimeoutError") throw error;
    });
  // Nothing more would be taken from this address for ten minutes.
  if (answer?.reason === "tooMany") throw new Error(`${report.address} has sent too many reports.`);
  if (answer?.kind !== "sent") return undefined;
  const [content = ""] = (answer.to ?? "").split("/").at(-1)?.split(".") ?? [];
  return JSON.parse(Buffer.from(content, "base64url").toString("utf8"));
}
