import { Fragment } from "react";

/** A tel: link. `number` is shown as written: "030 1234(0)5-67" */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/\(0\)/g, "").replace(/[^\d+]/g, "")}`}>{number}</a>;
}

/** A mailto: link, which may wrap after "@", "." and "-". */
export function MailLink({ address }: { address: string }) {
  let offset = 0;
  const parts = address.split(/(?<=[@.-])/).map((text) => {
    offset += text.length;
    return { text, offset };
  });
  return (
    <a href={`mailto:${encodeURI(address)}`}>
      {parts.map((part) => (
        <Fragment key={part.offset}>
          {part.text}
          <wbr />
        </Fragment>
      ))}
    </a>
  );
}
