import type { Language } from "@dorfforum/shared/text/languages";
import { shorten } from "@dorfforum/shared/text/shorten";
import { absoluteUrl } from "@/lib/urls/absolute-url";

/** What the CMS puts in for each reader: the page of the subscription, and the page to leave the letter */
export const placeholders = { manage: "{{verwalten}}", leave: "{{abmelden}}" } as const;

/** A line of a letter, in German unless it says otherwise; with `url` it is a link. What `isOff` is struck through, for which another line has words. */
export type Line = {
  text: string;
  url?: string | undefined;
  isStrong?: boolean;
  isOff?: boolean;
  language?: Language;
};

/** A part of a letter, which its HTML and its text show alike */
export type Block = { kind: "title" | "heading" | "entry" | "foot" | "links"; lines: readonly Line[] };

/** Line breaks, and characters that turn the direction of what follows */
const unwanted = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Text of editors, imports and visitors as it may stand in a letter: on one line, of bounded length, and without the braces
 * of a placeholder.
 */
export const plain = (text: string, maxLength = 120): string =>
  shorten(text.toWellFormed().replace(unwanted, " ").trim(), maxLength).replace(/\{(?=\{)/g, "{ ");

/** An address in a letter: absolute, and without the braces of a placeholder */
export const letterUrl = (path: string): string =>
  absoluteUrl(path).replaceAll("{", "%7B").replaceAll("}", "%7D");
