const ANY_ORIGIN = "https://village.invalid";
const MAX_LENGTH = 2000;
// Whitespace and invisible or control characters hide where a link leads; browsers read \ as /.
const HIDING = /[\s\\\p{Cc}\p{Cf}]/u;

/** Why a link may not be stored, in German, or undefined when it is a web address or a path of the site. */
export function targetProblem(target: string): string | undefined {
  if (target.length > MAX_LENGTH) return `darf höchstens ${MAX_LENGTH} Zeichen lang sein.`;
  if (HIDING.test(target))
    return "darf keine Leerzeichen, Steuerzeichen oder umgekehrten Schrägstriche enthalten.";
  return target.startsWith("/") ? pathProblem(target) : addressProblem(target);
}

/** Whether a path leads to /angebot or /info, which redirect themselves and could redirect in a circle. */
export function leadsToRedirect(target: string): boolean {
  if (!target.startsWith("/") || !URL.canParse(target, ANY_ORIGIN)) return false;
  return /^\/+(angebot|info)(\/|$)/i.test(decoded(new URL(target, ANY_ORIGIN).pathname));
}

function pathProblem(target: string): string | undefined {
  if (!URL.canParse(target, ANY_ORIGIN)) return "ist kein gültiger Pfad.";
  const url = new URL(target, ANY_ORIGIN);
  if (target.startsWith("//") || url.origin !== ANY_ORIGIN || url.pathname.startsWith("//")) {
    return "muss als Pfad mit genau einem Schrägstrich beginnen, zum Beispiel /kontakt.";
  }
  return undefined;
}

function addressProblem(target: string): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(target) || !URL.canParse(target)) {
    return "muss mit https://, http:// oder einem Schrägstrich beginnen, zum Beispiel https://beispiel.de oder /kontakt.";
  }
  const { username, password } = new URL(target);
  return username || password ? "darf keine Zugangsdaten enthalten." : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
