import {
  Checkbox,
  Field,
  Flex,
  IconButton,
  Radio,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from "@strapi/design-system";
import { Cross, File as FileIcon } from "@strapi/icons";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
};

/** One of a few, all of them in view. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography id={id} variant="pi" fontWeight="bold">
        {label}
      </Typography>
      <Radio.Group
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen: string) => onChange(chosen as Value)}
      >
        {options.map((option) => (
          <Radio.Item key={option.value} value={option.value}>
            {option.label}
          </Radio.Item>
        ))}
      </Radio.Group>
    </Flex>
  );
}

type TickProps = { checked: boolean; onChange(checked: boolean): void; children: ReactNode };

export const Tick = ({ checked, onChange, children }: TickProps) => (
  <Checkbox
    checked={checked}
    onCheckedChange={(state: boolean | "indeterminate") => onChange(state === true)}
  >
    {children}
  </Checkbox>
);

type TextProps = {
  label: string;
  hint?: string;
  value: string;
  type?: "text" | "url" | "number";
  required?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
  inputMode?: "url";
  /** Names to choose from, or to write another than */
  suggestions?: readonly string[];
  onChange(value: string): void;
};

/** A line to write. */
export function Text({ label, hint, value, required = false, suggestions, onChange, ...input }: TextProps) {
  const id = useId();
  return (
    <Field.Root hint={hint}>
      <Field.Label>{label}</Field.Label>
      <TextInput
        {...input}
        required={required}
        autoComplete="off"
        value={value}
        list={suggestions && id}
        onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
      />
      {suggestions && (
        <datalist id={id}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
      <Field.Hint />
    </Field.Root>
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
};

const nothing = "-";

/** One of many. "" may be a value. */
export const Select = ({ label, value, options, onChange }: SelectProps) => (
  <Field.Root>
    <Field.Label>{label}</Field.Label>
    <SingleSelect
      value={value || nothing}
      onChange={(chosen: string | number) => onChange(chosen === nothing ? "" : String(chosen))}
    >
      {options.map((option) => (
        <SingleSelectOption key={option.value} value={option.value || nothing}>
          {option.label}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  </Field.Root>
);

type FileChoiceProps = {
  label: string;
  hint?: string;
  accept: string;
  file: File | undefined;
  onChange(file: File | undefined): void;
};

/** A file to drop or to choose. */
export function FileChoice({ label, hint, accept, file, onChange }: FileChoiceProps) {
  const id = useId();
  return (
    <Field.Root hint={hint}>
      <Typography tag="label" htmlFor={id} variant="pi" fontWeight="bold">
        {label}
      </Typography>
      <Flex gap={2}>
        <Drop>
          <FileIcon aria-hidden fill="primary600" />
          <span>{file ? file.name : "Datei hierher ziehen oder auswählen"}</span>
          {/* Its own value is of no use: the same file can be chosen again after a change. */}
          <input
            id={id}
            type="file"
            accept={accept}
            aria-describedby={`${id}-chosen`}
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              if (chosen) onChange(chosen);
              currentTarget.value = "";
            }}
          />
        </Drop>
        {file && (
          <IconButton label={`${file.name} weglassen`} onClick={() => onChange(undefined)}>
            <Cross />
          </IconButton>
        )}
      </Flex>
      <span id={`${id}-chosen`} role="status" hidden={!file}>
        {file && `Gewählt: ${file.name}`}
      </span>
      <Field.Hint />
    </Field.Root>
  );
}

/** The whole box takes a drop and a press: the field lies over it, unseen. */
const Drop = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  gap: 12px;
  align-items: center;
  justify-content: center;
  min-height: 88px;
  padding: 16px;
  border: 1px dashed ${({ theme }) => theme.colors.neutral500};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  overflow-wrap: anywhere;

  &:hover {
    background: ${({ theme }) => theme.colors.primary100};
  }
  &:focus-within {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
