/** A page of as many words, which compress about as well as a text does. */
export default async function Page({ params }) {
  const count = Number((await params).words);
  const sentences = Array.from({ length: Math.ceil(count / 12) }, (_, sentence) =>
    Array.from({ length: 12 }, (_, word) => wordAt(sentence * 12 + word)).join(" "),
  );
  return (
    <main>
      <h1>{count} Wörter</h1>
      {sentences.map((text) => (
        <p key={text}>{text}.</p>
      ))}
    </main>
  );
}

const syllables = "dorf haus bach wald fest rat licht weg mark hof eich born stein feld müh lind".split(" ");

/** The same at each call, without an order that a compressor could find */
function wordAt(index) {
  const mixed = Math.imul(index + 1, 2_654_435_761) >>> 0;
  return [mixed, mixed >>> 9, mixed >>> 17].map((part) => syllables[part % syllables.length]).join("");
}
