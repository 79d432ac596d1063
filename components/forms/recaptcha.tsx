import { useEffect } from "react";
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from "react-google-recaptcha-v3";

export type AskRecaptcha = (action: string) => Promise<string>;

type RecaptchaProps = { siteKey: string; onReady: (ask: AskRecaptcha) => void };

/** Google's script, in German. Rendered, and so loaded, only after the visitor has allowed it. */
export function Recaptcha({ siteKey, onReady }: RecaptchaProps) {
  return (
    <GoogleReCaptchaProvider
      reCaptchaKey={siteKey}
      language="de"
      scriptProps={{ async: true, appendTo: "head" }}
    >
      <Ready onReady={onReady} />
    </GoogleReCaptchaProvider>
  );
}

function Ready({ onReady }: Pick<RecaptchaProps, "onReady">) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}
