import field from "@/components/ui/field.module.css";
import { useField } from "./field-context";
import { FieldFrame } from "./field-frame";

/** What the server can read (lib/media/clean-picture.ts), which looks at the content alone. */
const types = "image/jpeg,image/png,image/webp,image/avif";

/** A picture of the visitor's. No browser keeps a chosen file when a page is loaded again. */
export function PictureField({ label, hint }: { label: string; hint: string }) {
  const { error, attributes } = useField("picture", true);
  return (
    <FieldFrame name="picture" label={label} hint={hint} optional error={error}>
      <input className={field.input} type="file" accept={types} {...attributes} />
    </FieldFrame>
  );
}
