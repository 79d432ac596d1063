import type { CSSProperties } from "react";
import type { ShareCard as Card } from "@/lib/share/share-card";

// satori lays out flex boxes from style attributes; nothing of this reaches a page. The colours are the light theme's.
const colours = {
  ground: "#f2f5ea",
  text: "#14241c",
  muted: "#3b4b41",
  dark: "#123d2b",
  raps: "#ffd043",
  ziegel: "#8c2d12",
};

const display = "Vollkorn, Vollkorn Ext";
const plain = "Atkinson, Atkinson Ext";

const column: CSSProperties = { display: "flex", flexDirection: "column" };
const heading: CSSProperties = { display: "block", fontFamily: display, color: colours.dark };
const townName: CSSProperties = {
  ...heading,
  lineClamp: 1,
  maxWidth: 720,
  padding: "6px 26px 8px",
  border: `4px solid ${colours.dark}`,
  borderRadius: 11,
  fontSize: 44,
};
const notice = {
  padding: "14px 28px",
  borderRadius: 14,
  background: colours.ziegel,
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

/** The share picture: town sign, kind of page, title, date and place. */
export function ShareCard({ card }: { card: Card }) {
  return (
    <div style={{ ...column, width: "100%", height: "100%", background: colours.ground, fontFamily: plain }}>
      <Hills />
      <div style={{ ...column, width: 1072, margin: "52px 64px 0" }}>
        <div
          style={{
            display: "flex",
            justifyContent: "space-between",
            alignItems: "flex-start",
            width: "100%",
          }}
        >
          <div style={{ display: "flex", padding: 7, borderRadius: 16, background: colours.raps }}>
            <div style={townName}>{card.village}</div>
          </div>
          {card.notice && <div style={notice}>{card.notice}</div>}
        </div>
        {card.kind ? (
          <div style={{ marginTop: 30, fontSize: 30, color: colours.ziegel }}>{card.kind}</div>
        ) : (
          <div style={{ height: 30 }} />
        )}
        <div style={{ ...title, fontSize: titleSize(card.title) }}>{card.title}</div>
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
function Hills() {
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
      <path fill="#154734" d="M0 140c260-30 480-6 700 2s340-6 500-24v52H0z" />
    </svg>
  );
}
