import { Field, Flex, TextInput } from "@strapi/design-system";
import {
  isFetchError,
  useAPIErrorHandler,
  useFetchClient,
  useForm,
  useNotification,
} from "@strapi/strapi/admin";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { Note } from "../../../admin/ui/notes";

/** A file of the media library as a form holds it */
type File = {
  id: number;
  name: string;
  url?: string;
  alternativeText?: string | null;
  caption?: string | null;
};
type Described = "alternativeText" | "caption";

const saveAfterMs = 400;

type PictureDescriptionsProps = { name: string; pictures: File[]; disabled: boolean };

/** A description and a caption for each picture of a field for several. They are the media library's. */
export function PictureDescriptions({ name, pictures, disabled }: PictureDescriptionsProps) {
  const onChange = useForm("PictureDescriptions", (form) => form.onChange);
  const save = useSaving();
  const write = (id: number, field: Described, text: string) => {
    const changed = pictures.map((each) => (each.id === id ? { ...each, [field]: text } : each));
    onChange(name, changed);
    const file = changed.find((each) => each.id === id);
    if (file) save(file);
  };
  if (pictures.length === 0) return null;
  return (
    <>
      {pictures.map(({ id, name: file, url, alternativeText, caption }) => (
        <Flex key={id} gap={4} alignItems="start">
          {url && <Thumbnail src={url} alt="" />}
          <Flex direction="column" alignItems="stretch" gap={3} flex="1">
            <Field.Root required>
              <Field.Label>{`Was ist auf „${file}“ zu sehen?`}</Field.Label>
              <TextInput
                value={alternativeText ?? ""}
                disabled={disabled}
                maxLength={255}
                onChange={({ target }: { target: HTMLInputElement }) =>
                  write(id, "alternativeText", target.value)
                }
              />
            </Field.Root>
            <Field.Root>
              <Field.Label>{`Bildunterschrift zu „${file}“`}</Field.Label>
              <TextInput
                value={caption ?? ""}
                disabled={disabled}
                maxLength={255}
                onChange={({ target }: { target: HTMLInputElement }) => write(id, "caption", target.value)}
              />
            </Field.Root>
          </Flex>
        </Flex>
      ))}
      <Note>Beides wird beim Schreiben gespeichert und gilt überall, wo dieses Bild steht.</Note>
    </>
  );
}

/** Saves what was typed of a file once there is a pause. What could not be saved stays in the form, and is told. */
function useSaving() {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const waiting = useRef(new Map<number, { file: File; timer: number }>());
  const send = async ({ id, name, alternativeText, caption }: File) => {
    waiting.current.delete(id);
    const body = new FormData();
    body.append("fileInfo", JSON.stringify({ name, alternativeText, caption }));
    try {
      await post(`/upload?id=${id}`, body);
    } catch (error) {
      if (!isFetchError(error)) throw error;
      const message = `Die Beschreibung von „${name}“ ist nicht gespeichert: ${formatAPIError(error)}`;
      toggleNotification({ type: "danger", message });
    }
  };
  const newest = useRef(send);
  newest.current = send;
  useEffect(() => {
    const { current } = waiting;
    return () => {
      for (const { file, timer } of current.values()) {
        window.clearTimeout(timer);
        void newest.current(file);
      }
    };
  }, []);
  return (file: File) => {
    window.clearTimeout(waiting.current.get(file.id)?.timer);
    const timer = window.setTimeout(() => void newest.current(file), saveAfterMs);
    waiting.current.set(file.id, { file, timer });
  };
}

const Thumbnail = styled.img`
  inline-size: 96px;
  block-size: 96px;
  border-radius: 4px;
  object-fit: cover;
`;
