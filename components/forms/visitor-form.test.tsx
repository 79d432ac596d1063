/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { RoomForm } from "@/components/rooms/room-form";
import { isFeatureForm } from "@/lib/features-base";
import { readDraft, writeDraft } from "@/lib/forms/draft";
import { whenUsed } from "@/lib/forms/early-use";
import { fieldsOf } from "@/lib/forms/form-fields";
import { formErrors } from "@/lib/texts/form-errors";
import { draftTexts, formPartTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { formNames, isProposalName } from "@/lib/urls/form-names";
import { fieldId } from "./field-context";
import { SiteForm } from "./site-form";
import type { VisitorFormProps } from "./visitor-form";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** Each form with its fields, as its island shows it */
const VisitorForm = ({ form, ...props }: VisitorFormProps) =>
  isFeatureForm(form) ? <RoomForm form={form} {...props} /> : <SiteForm form={form} {...props} />;

test.each(formNames)("the form %s has every field of the table, in its order and with its limits", (form) => {
  const { container } = render(<VisitorForm form={form} canConfirm />);
  const fields = Object.entries(fieldsOf(form)).filter(([, { computed, given }]) => !computed && !given);
  const controls = [
    ...container.querySelectorAll<HTMLInputElement>(`[id^="${fieldId("")}"]:is(input,select,textarea)`),
  ];
  expect(controls.map(({ name }) => name)).toEqual(fields.map(([name]) => name));
  for (const [index, [name, { kind, max, required = false }]] of fields.entries()) {
    const control = controls[index];
    expect([name, control?.getAttribute("aria-required")]).toEqual([name, required ? "true" : null]);
    if (kind !== "choice" && kind !== "category")
      expect([name, control?.getAttribute("maxlength")]).toEqual([name, max ? String(max) : null]);
    expect(control).toHaveAccessibleName();
  }
});

test.each(formNames)(
  "the form %s promises a mail about the outcome only of a proposal, and where mail is set up",
  (form) => {
    const promised = isProposalName(form) ? [formPartTexts.outcome[form]] : [];
    const isPromise = (text: string) => Object.values<string>(formPartTexts.outcome).includes(text);
    const { rerender } = render(<VisitorForm form={form} canConfirm />);
    expect(screen.queryAllByText(isPromise).map(({ textContent }) => textContent)).toEqual(promised);
    rerender(<VisitorForm form={form} />);
    expect(screen.queryAllByText(isPromise)).toEqual([]);
  },
);

test.each(["hilfe", "raum"] as const)(
  "the form %s calls neither of two fields voluntary of which it needs one",
  (form) => {
    render(<VisitorForm form={form} />);
    const group = screen.getByRole("group", { name: formPartTexts.oneOfBoth });
    expect(within(group).getAllByRole("textbox")).toHaveLength(2);
    expect(group).not.toHaveTextContent(formPartTexts.optional);
  },
);

test("a mail address with umlauts in its domain may be typed in every browser, and is sent as typed", () => {
  const { container } = render(<VisitorForm form="kontakt" />);
  const field = container.querySelector<HTMLInputElement>("#".concat(fieldId("email")));
  expect(field).toHaveAttribute("inputmode", "email");
  expect(field).toHaveAttribute("autocomplete", "email");
  fireEvent.input(field as HTMLInputElement, { target: { value: "vorstand@sv-grün-weiß.example" } });
  expect(field?.type).toBe("text");
  expect(field?.validity.valid).toBe(true);
});

test("an error is announced at its field and in the summary, which has the focus", () => {
  const errors = { day: formErrors.day };
  render(<VisitorForm form="veranstaltung" response={{ kind: "invalid", errors }} />);
  const { label } = formTexts.veranstaltung.fields.day;
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(formErrors.day);
  expect(screen.getByLabelText(label)).toBeInvalid();
  const summary = screen.getByRole("alert");
  expect(summary).toHaveFocus();
  const link = within(summary).getByRole("link", { name: formErrors.day });
  expect(link).toHaveAttribute("href", `#${fieldId("day")}`);
  fireEvent.click(link);
  expect(screen.getByLabelText(label)).toHaveFocus();
});

test("a picture that was sent without JavaScript has to be chosen again", () => {
  render(<VisitorForm form="veranstaltung" lostPicture response={{ kind: "refused", reason: "noScript" }} />);
  expect(screen.getByLabelText(/^Bild/)).toHaveAccessibleDescription(new RegExp(formErrors.pictureAgain));
});

test("voluntary fields are folded, unless one of them has an error or a value", () => {
  const { unmount } = render(<VisitorForm form="veranstaltung" />);
  expect(screen.getByLabelText("Kosten")).not.toBeVisible();
  unmount();
  const errors = { registration: formErrors.webAddress };
  const { rerender } = render(
    <VisitorForm key="error" form="veranstaltung" response={{ kind: "invalid", errors }} />,
  );
  expect(screen.getByLabelText("Kosten")).toBeVisible();
  rerender(<VisitorForm key="value" form="veranstaltung" values={{ price: "frei" }} />);
  expect(screen.getByLabelText("Kosten")).toBeVisible();
});

test("the theme of an event is one of the categories", () => {
  render(
    <VisitorForm
      form="veranstaltung"
      choices={{ category: ["Jugend", "Kultur"] }}
      values={{ category: "Kultur" }}
    />,
  );
  const theme = screen.getByLabelText("Thema");
  expect(
    within(theme)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["keine Angabe", "Jugend", "Kultur"]);
  expect(theme).toHaveValue("Kultur");
});

test("a form that was sent before its code worked is sent with the draft that its page restores", async () => {
  const sent: unknown[] = [];
  HTMLFormElement.prototype.requestSubmit = function () {
    sent.push(new FormData(this).get("text"));
  };
  writeDraft("kontakt", { text: "Wann ist Markt?" }, "key");
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<VisitorForm form="kontakt" />);
  void whenUsed(
    () => new Promise<never>(() => {}),
    () => false,
  );
  const form = page.querySelector("form");
  if (form) expect(fireEvent.submit(form)).toBe(false);
  await act(async () => {
    hydrateRoot(page, <VisitorForm form="kontakt" />);
  });
  expect(sent).toEqual(["Wann ist Markt?"]);
});

test("what was chosen from a list before the code worked stays beside a restored draft, which is kept", async () => {
  writeDraft("kontakt", { text: "Wann ist Markt?", subject: "lob" }, "key");
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(<VisitorForm form="kontakt" />);
  const field = (name: string) => page.querySelector<HTMLSelectElement>(`#${fieldId(name)}`);
  Object.assign(field("subject") ?? {}, { value: "frage" });
  await act(async () => {
    hydrateRoot(page, <VisitorForm form="kontakt" />);
  });
  expect([field("subject")?.value, field("text")?.value]).toEqual(["frage", "Wann ist Markt?"]);
  expect(readDraft("kontakt")?.values.text).toBe("Wann ist Markt?");
});

test("the day of the link that was followed counts more than that of a draft, whose other texts come back", async () => {
  writeDraft("raum", { room: "saal", day: "2026-12-05", title: "Geburtstag" }, "key");
  const fixed = { room: "halle", day: "2026-12-12" };
  const { container } = render(<VisitorForm form="raum" values={fixed} fixed={fixed} />);
  const filledIn = (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
  await within(container).findByText(draftTexts.restored);
  expect(["room", "day", "title"].map(filledIn)).toEqual(["halle", "2026-12-12", "Geburtstag"]);
});
