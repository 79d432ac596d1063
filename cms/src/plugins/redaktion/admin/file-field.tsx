import { maxPhoneVideoKB } from "@dorfforum/shared/media/video-files";
import {
  isFetchError,
  useFetchClient,
  useField,
  useForm,
  useNotification,
  useStrapiApp,
} from "@strapi/strapi/admin";
import { type ComponentType, useRef, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../admin/ui/button";
import { Warning } from "../../../admin/ui/notes";
import { maxEditorUploadBytes } from "../../../media/upload-limit";
import { PictureDescriptions } from "./picture-descriptions";

/** Fields for files have this type in the layout of a form. */
export const fileFieldType = "redaktion-file";

type FileFieldProps = {
  name: string;
  disabled: boolean;
  attribute: { allowedTypes?: string[]; multiple?: boolean };
};

/** Strapi's field for files from the media library, and a button that uploads one without Strapi's two dialogs. */
export function FileField(props: FileFieldProps) {
  const MediaField = useStrapiApp("FileField", ({ fields }) => fields.media as ComponentType<FileFieldProps>);
  const { allowedTypes = [], multiple = false } = props.attribute;
  const kind = allowedTypes.length === 1 ? (allowedTypes[0] ?? "") : "";
  const isGallery = multiple && kind === "images";
  const { value } = useField<{ size?: number } | unknown[] | null>(props.name);
  return (
    <Stack>
      <MediaField {...props} />
      {kind === "videos" && value && "size" in value && <PhoneNote kB={value.size ?? 0} />}
      {!props.disabled && (
        <FileUpload
          name={props.name}
          present={multiple ? [value ?? []].flat() : undefined}
          {...(fileKinds[kind] ?? anyFile)}
          {...(isGallery && { label: "Weiteres hochladen" })}
        />
      )}
      {isGallery && (
        <PictureDescriptions
          name={props.name}
          pictures={[value ?? []].flat() as { id: number; name: string }[]}
          disabled={props.disabled}
        />
      )}
    </Stack>
  );
}

/** What phones do with a video that is too large for them */
const PhoneNote = ({ kB }: { kB: number }) =>
  kB > maxPhoneVideoKB && (
    <Warning role="status">
      {`Handys bekommen dieses Video nicht: Es hat ${Math.ceil(kB).toLocaleString("de-DE")} kB, für Handys sind höchstens ${maxPhoneVideoKB} kB erlaubt. Sie zeigen das Kopfbild.`}
    </Warning>
  );

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;

  > button {
    align-self: start;
  }
`;

type FileKind = { accept: string; label: string };

const fileKinds: Record<string, FileKind> = {
  images: { accept: "image/*", label: "Bild hochladen" },
  videos: { accept: "video/*", label: "Video hochladen" },
};
const anyFile: FileKind = { accept: "", label: "Datei hochladen" };

/** Puts the uploaded file into the media field `name`, behind the `present` ones of a field for several. */
function FileUpload({
  name,
  present,
  accept,
  label,
}: FileKind & { name: string; present?: unknown[] | undefined }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const onChange = useForm("FileUpload", (form) => form.onChange);
  const setSubmitting = useForm("FileUpload", (form) => form.setSubmitting);
  const fileInput = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);

  const upload = async (file: File) => {
    const body = new FormData();
    body.append("fileInfo", JSON.stringify({ name: file.name }));
    body.append("files", file);
    setIsUploading(true);
    // Nobody publishes without the picture that is on its way.
    setSubmitting(true);
    try {
      const { data } = await post<unknown[]>("/upload", body);
      onChange(name, present ? [...present, data[0]] : data[0]);
    } catch (error) {
      if (!isFetchError(error)) throw error;
      toggleNotification({ type: "danger", message: refusal(file) });
    } finally {
      setIsUploading(false);
      setSubmitting(false);
    }
  };

  return (
    <>
      <input
        ref={fileInput}
        type="file"
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again after a failure.
          currentTarget.value = "";
          if (file) upload(file);
        }}
      />
      <Button type="button" disabled={isUploading} onClick={() => fileInput.current?.click()}>
        {isUploading ? "Wird hochgeladen …" : label}
      </Button>
    </>
  );
}

const refusal = ({ name, size }: File) =>
  size > maxEditorUploadBytes
    ? `„${name}“ ist größer als ${maxEditorUploadBytes / 1024 / 1024} MB.`
    : `„${name}“ konnte nicht hochgeladen werden. Vielleicht ist es von einer Art, die Browser nicht zeigen können.`;
