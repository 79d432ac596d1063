import { VisitorForm, type VisitorFormProps } from "@/components/forms/visitor-form";
import { RoomFields, type RoomFieldsProps } from "./room-fields";

export { readDraft } from "@/lib/forms/draft";

export type RoomFormProps = VisitorFormProps & RoomFieldsProps;

/** The form for a room */
export const RoomForm = ({ check, ...props }: RoomFormProps) => (
  <VisitorForm {...props}>
    <RoomFields check={check} />
  </VisitorForm>
);
