import type { CSSProperties } from "react";
import type { ShareCard as Card } from "./share-card";

// satori lays out flex boxes from style attributes; nothing of this reaches a page. The colours are the light theme's.
const design = {
  ground: "#f2f5ea",
  text: "#14241c",
  muted: "#3b4b41",
  heading: "#123d2b",
  onSign: "#123d2b",
  sign: "#ffd043",
  hill: "#154734",
  ziegel: "#8c2d12",
};

const display = "Vollkorn, Vollkorn Ext";
const plain = "Atkinson, Atkinson Ext";

const column: CSSProperties = { display: "flex", flexDirection: "column" };
const heading: CSSProperties = { display: "block", fontFamily: display };
const townName: CSSProperties = {
  ...heading,
  lineClamp: 1,
  maxWidth: 720,
  padding: "6px 26px 8px",
  borderRadius: 11,
  fontSize: 44,
};
const notice = {
  padding: "14px 28px",
  borderRadius: 14,
  background: design.ziegel,
  color: "#fff",
  fontSize: 36,
};
const title: CSSProperties = {
  ...heading,
  lineClamp: 3,
  marginTop: 6,
  lineHeight: 1.08,
  letterSpacing: "-0.01em",
  wordBreak: "break-word",
};

/** Longer titles are set smaller, so that nearly all fit into three lines. In pixels. */
const titleSize = (title: string) => (title.length > 70 ? 58 : title.length > 36 ? 64 : 86);

type SignImage = { src: string; width: number; height: number };

/** The share picture: the village's own `sign` or a town sign, kind of page, title, date and place. */
export function ShareCard({ card, sign }: { card: Card; sign?: SignImage | undefined }) {
  const colours = { ...design, ...card.colours };
  return (
    <div style={{ ...column, width: "100%", height: "100%", background: colours.ground, fontFamily: plain }}>
      <Hills front={colours.hill} />
      <div style={{ ...column, width: 1072, margin: "52px 64px 0" }}>
        <div
          style={{
            display: "flex",
            justifyContent: "space-between",
            alignItems: "flex-start",
            width: "100%",
          }}
        >
          {sign ? (
            <img {...sign} alt="" />
          ) : (
            <div style={{ display: "flex", padding: 7, borderRadius: 16, background: colours.sign }}>
              <div style={{ ...townName, color: colours.onSign, border: `4px solid ${colours.onSign}` }}>
                {card.village}
              </div>
            </div>
          )}
          {card.notice && <div style={notice}>{card.notice}</div>}
        </div>
        {card.kind ? (
          <div style={{ marginTop: 30, fontSize: 30, color: colours.ziegel }}>{card.kind}</div>
        ) : (
          <div style={{ height: 30 }} />
        )}
        <div style={{ ...title, color: colours.heading, fontSize: titleSize(card.title) }}>{card.title}</div>
        <div style={{ ...column, marginTop: 18, fontSize: 34, lineHeight: 1.3, color: colours.muted }}>
          {card.lines.map((line) => (
            <div key={line} style={{ display: "block", lineClamp: card.kind ? 1 : 2 }}>
              {line}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The hills that stand at the lower edge of the site's pictures. */
function Hills({ front }: { front: string }) {
  return (
    <svg
      width="1200"
      height="110"
      viewBox="0 0 1200 170"
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ position: "absolute", bottom: 0, left: 0 }}
    >
      <path fill="#cfe0c3" d="M0 70c150-46 320-58 520-22s420 40 680-18v140H0z" />
      <path fill="#79ae5b" d="M0 104c220-34 380-8 560 8s420 10 640-40v98H0z" />
      <path fill={front} d="M0 140c260-30 480-6 700 2s340-6 500-24v52H0z" />
    </svg>
  );
}
