import { Banner } from "@/components/ui/banner";
import { IconButton } from "@/components/ui/button";
import { shellTexts } from "@/lib/texts/shell";
import styles from "./message.module.css";

export function Message({ children, onClose }: { children: string; onClose?: () => void }) {
  const button = onClose && <IconButton icon="x" label={shellTexts.closeMessage} onClick={onClose} />;
  return (
    <div className={styles.message}>
      <Banner tone="error" action={button}>
        {children}
      </Banner>
    </div>
  );
}
