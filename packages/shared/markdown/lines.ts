/** A line of Markdown. `prefix` holds the signs of quotations and lists before its `content`. */
export type Line = {
  kind: "blank" | "code" | "text";
  prefix: string;
  content: string;
  hasBullet: boolean;
};

const prefixPattern = /^(?:[ \t]*(?:>|[-+*](?=[ \t])))*[ \t]*/;
/** "* * *" and "- - -" are lines across. */
const rule = /^[ \t>]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const fence = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,})[^`]*$/;

export const isRule = (line: string): boolean => rule.test(line);

/** The column at which the content begins */
export const contentColumn = ({ prefix }: Line): number => prefix.replaceAll("\t", "    ").length;

/** @param text with \n alone between lines */
export function toLines(text: string): Line[] {
  let openFence = "";
  return text.split("\n").map((written): Line => {
    const [, ticks = ""] = fence.exec(written) ?? [];
    if (openFence || ticks) {
      if (!openFence) openFence = ticks;
      else if (ticks.startsWith(openFence) && /^[ \t>]*`+[ \t]*$/.test(written)) openFence = "";
      return { kind: "code", prefix: "", content: written, hasBullet: false };
    }
    const [prefix = ""] = isRule(written) ? [""] : (prefixPattern.exec(written) ?? []);
    const content = written.slice(prefix.length);
    return {
      kind: written.trim() === "" ? "blank" : "text",
      prefix,
      content,
      hasBullet: /[-+*]/.test(prefix),
    };
  });
}
