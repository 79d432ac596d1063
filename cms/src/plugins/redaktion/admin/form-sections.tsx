import { styled } from "styled-components";
import type { FormSection } from "../../../editing-view/form-layout";
import { panelFeatures } from "../../../features/panel";
import { activeFeatures } from "./active-features";
import { fileFieldType } from "./file-field";

type Attribute = { multiple?: boolean };
type Field = { name: string; type: string; label: string; attribute: Attribute; [prop: string]: unknown };
type Row = Field[];
type EditView = { layout: { layout: Row[][]; options: { form?: FormSection[] } }; query: unknown };

/** The heading of a section is a field of this type in the layout of a form. */
export const headingType = "redaktion-heading";

export const SectionHeading = styled.h2.attrs<{ label?: string }>(({ label }) => ({ children: label }))`
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.8rem;
  font-weight: 600;
  line-height: 1.3;
`;

/**
 * Divides a form into the sections of `pluginOptions.form` in its type's schema.json, and gives fields for one file a
 * button for uploading. Handles Strapi's hook mutate-edit-view-layout.
 */
export function arrangeForm(view: EditView): EditView {
  // The page on which the layout itself is changed saves every field that it gets.
  if (window.location.pathname.endsWith("/configurations/edit")) return view;
  const { layout, options } = view.layout;
  const [uid = ""] = /api::[\w.-]+/.exec(decodeURIComponent(window.location.pathname)) ?? [];
  const panels = layout.flatMap((panel) => divide(withoutFieldsOff(panel, uid), options.form ?? []));
  const decorated = panels.map((panel) => panel.map((row) => row.map(withUpload)));
  return { ...view, layout: { ...view.layout, layout: decorated } };
}

/** Fields that no form shows stay as they are stored. */
function withoutFieldsOff(rows: Row[], uid: string): Row[] {
  const hidden = panelFeatures
    .filter((feature) => !activeFeatures().includes(feature))
    .flatMap(({ fields }) => fields?.[uid] ?? []);
  return rows.map((row) => row.filter(({ name }) => !hidden.includes(name))).filter((row) => row.length > 0);
}

/** A row belongs to the section of its first field, or to that of the row above when no section has that field. */
function divide(rows: Row[], sections: FormSection[]): Row[][] {
  const panels: Row[][] = [];
  const plain = rows.flat().find(({ type }) => type !== "component");
  let open: FormSection | undefined;
  for (const row of rows) {
    const section =
      sections.find((each) => each.rows.some((fields) => row[0] && row[0].name in fields)) ?? open;
    const panel = section === open ? panels.at(-1) : undefined;
    if (panel) panel.push(row);
    else panels.push(section?.title && plain ? [[headingOf(plain, section.title)], row] : [row]);
    open = section;
  }
  return panels;
}

/** Strapi shows fields that the editor may read, so the heading bears the name of a plain field. */
const headingOf = ({ name, attribute }: Field, title: string): Field => ({
  name,
  attribute,
  type: headingType,
  label: title,
  visible: true,
  size: 12,
});

const withUpload = (field: Field): Field =>
  field.type === "media" ? { ...field, type: fileFieldType } : field;
