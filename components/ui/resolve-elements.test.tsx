import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "./icon.island";
import { resolveElements } from "./resolve-elements";
import { StaticPart } from "./static-part.island";

const Title = ({ children }: { children: ReactNode }) => <h3 className="title">{children}</h3>;
const Row = async ({ title }: { title: string }) => <Title>{title}</Title>;

async function htmlOf(elements: ReactNode): Promise<string> {
  const pending: Promise<void>[] = [];
  const resolved = resolveElements(elements, pending);
  await Promise.all(pending);
  return pending.length > 0 ? htmlOf(resolved) : renderToStaticMarkup(resolved);
}

test("components are replaced by what they render, asynchronous ones too", async () => {
  const rows = ["Markt & Fest", "Chor"].map((title) => <Row key={title} title={title} />);
  expect(
    await htmlOf(
      <>
        {rows}
        <p>
          {3} <b>Termine</b>
          {false}
        </p>
      </>,
    ),
  ).toBe('<h3 class="title">Markt &amp; Fest</h3><h3 class="title">Chor</h3><p>3 <b>Termine</b></p>');
});

test("no line ends within a time, wherever it stands", async () => {
  const row = (
    <p key="chor">
      um 9 Uhr, <Row title="19.30–21 Uhr" />
    </p>
  );
  expect(await htmlOf([row])).toBe('<p>um 9\u00a0Uhr, <h3 class="title">19.30–21\u00a0Uhr</h3></p>');
});

test("an icon and a part within the part stand there as HTML", async () => {
  const html = await htmlOf(
    <div>
      <Icon name="clock" />
      <StaticPart part="2" as="nav" className="wege" html="<a>Start</a>" />
    </div>,
  );
  expect(html).toBe(
    `<div>${renderToStaticMarkup(<Icon name="clock" />)}<nav class="wege"><a>Start</a></nav></div>`,
  );
});

test("an island with behaviour is refused, because it would not run", async () => {
  const island = Object.assign(() => null, { $$typeof: Symbol.for("react.client.reference") });
  const Island = island as () => null;
  await expect(htmlOf(<Island />)).rejects.toThrow("An island stands in a static part.");
});
