import { useEffect, useRef, useState } from "react";
import formStyles from "@/components/forms/form.module.css";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon.island";
import { pushTexts as texts } from "@/lib/letters/base/push-texts";
import type { Consent } from "@/lib/letters/base/subscription-texts";
import {
  type DeviceState,
  endPush,
  hindrance,
  orderPush,
  readDevice,
  withProblem,
} from "@/lib/letters/device-push";
import { isStoring } from "@/lib/offline/offline-caches";
import styles from "./push-subscription.module.css";

const titleId = "auf-diesem-geraet";

/** `serverKey`: the public one by which push services know this village */
export type PushSubscriptionFormProps = { serverKey: string; consent: Consent };

/** Has this device told of what is ticked in the form around it, changes that and ends it. */
export function PushSubscriptionForm({ serverKey, consent }: PushSubscriptionFormProps) {
  const [{ names, status }, setState] = useState<DeviceState>({});
  const [isBusy, setBusy] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const obstacle = hindrance();

  useEffect(() => {
    if (!obstacle) readDevice(serverKey).then(setState, (error) => setState(withProblem(error)));
  }, [obstacle, serverKey]);

  async function change(act: () => Promise<DeviceState>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { names: now, status: said } = await act().catch(withProblem);
    setState({ names: now ?? (said === texts.ended ? undefined : names), ...(said && { status: said }) });
    setBusy(false);
  }

  const order = () => orderPush(ref.current?.closest("form") ?? null, serverKey);
  return (
    <section ref={ref} className={styles.push} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      {obstacle ? (
        <p>{obstacle}</p>
      ) : (
        <>
          {names ? (
            <div>
              <p>{texts.ordered}</p>
              <ul>
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </div>
          ) : (
            <p>{texts.purpose}</p>
          )}
          <div>
            <p>{consent.line}</p>
            <details className={formStyles.more}>
              <summary>{texts.consentRest}</summary>
              <p>{consent.rest}</p>
            </details>
          </div>
          <div className={styles.buttons}>
            <Button onClick={() => change(order)} busy={isBusy} aria-disabled={isBusy || undefined}>
              <Icon name="bell" />
              {names ? texts.change : texts.order}
            </Button>
            {names && <Button onClick={() => change(() => endPush(isStoring))}>{texts.end}</Button>}
          </div>
          <p role="status">{isBusy ? texts.busy : status}</p>
        </>
      )}
    </section>
  );
}
