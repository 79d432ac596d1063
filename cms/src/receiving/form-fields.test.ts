import assert from "node:assert/strict";
import { test } from "node:test";
import { type FormField, messageFields, submissionFields } from "@dorfforum/shared/forms/form-fields";
import { bookingFields } from "@dorfforum/shared/rooms/request-fields";
import bookingType from "../api/buchung/content-types/buchung/schema.json";
import submissionType from "../api/einsendung/content-types/einsendung/schema.json";
import messageType from "../api/nachricht/content-types/nachricht/schema.json";

type Attribute = { type: string; required?: boolean; maxLength?: number; enum?: string[] };

/** Attributes that the CMS fills in itself */
const ownAttributes = ["Vorgangsnummer", "Art", "Bearbeitungsstand", "Schluessel"];

/** Strapi's `string` is a VARCHAR(255); `text` has no limit. */
const capacity: Record<string, number> = { string: 255, text: Number.POSITIVE_INFINITY };

const contentTypes = [
  { name: "nachricht", schema: messageType, forms: messageFields },
  { name: "einsendung", schema: submissionType, forms: submissionFields },
  { name: "buchung", schema: bookingType, forms: bookingFields },
];

for (const { name, schema, forms } of contentTypes) {
  const attributes: Record<string, Attribute> = schema.attributes;
  const fieldsOf = (form: Record<string, FormField>) =>
    Object.values(form).filter(({ attribute }) => attribute && !attribute.includes("."));

  test(`${name} has one Art for each form`, () => assert.deepEqual(attributes.Art?.enum, Object.keys(forms)));

  for (const [form, fields] of Object.entries<Record<string, FormField>>(forms)) {
    test(`${name} has room for every field of the form ${form}`, () => {
      for (const { attribute = "", kind, max = 0, maxPrefix = 0 } of fieldsOf(fields)) {
        const { type, maxLength = capacity[type] } = attributes[attribute] ?? { type: "missing" };
        // A slug, of which the CMS makes the relation
        if (type === "relation") assert.equal(attribute, "Raum");
        else if (kind === "checkbox") assert.equal(type, "boolean", attribute);
        else assert.ok(max + maxPrefix <= (maxLength ?? 0), `${attribute}: ${type} of ${maxLength}`);
      }
    });

    test(`the form ${form} fills every required attribute of ${name}`, () => {
      const required = fieldsOf(fields).flatMap((field) => (field.required ? [field.attribute] : []));
      for (const [attribute, { required: isRequired }] of Object.entries(attributes))
        if (isRequired && !ownAttributes.includes(attribute))
          assert.ok(required.includes(attribute), attribute);
    });
  }
}
