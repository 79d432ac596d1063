import { type RefObject, useEffect } from "react";
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from "react-google-recaptcha-v3";

export type AskRecaptcha = (action: string) => Promise<string>;

type RecaptchaProps = { siteKey: string; ask: RefObject<AskRecaptcha | undefined> };

/** Google's script, in German. Rendered, and so loaded, only after the visitor has allowed it. */
export const Recaptcha = ({ siteKey, ask }: RecaptchaProps) => (
  <GoogleReCaptchaProvider
    reCaptchaKey={siteKey}
    language="de"
    scriptProps={{ async: true, appendTo: "head" }}
  >
    <Ready ask={ask} />
  </GoogleReCaptchaProvider>
);

function Ready({ ask }: Pick<RecaptchaProps, "ask">) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) ask.current = executeRecaptcha;
  }, [executeRecaptcha, ask]);
  return null;
}
