import { Fragment } from "react";

/** A telephone number as people write it, to be called by touch. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replace(/\(0\)/g, "").replace(/[^\d+]/g, "")}`}>{number}</a>;
}

/** A mail address, which breaks after its signs where it has to. */
export function MailLink({ address }: { address: string }) {
  let place = 0;
  const parts = address.split(/(?<=[@.-])/).map((text) => {
    place += text.length;
    return { text, place };
  });
  return (
    <a href={`mailto:${encodeURI(address)}`}>
      {parts.map((part) => (
        <Fragment key={part.place}>
          {part.text}
          <wbr />
        </Fragment>
      ))}
    </a>
  );
}
