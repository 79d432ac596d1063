import { readTarget, type TargetFault } from "@dorfforum/shared/urls/targets";

const maxLength = 2000;

const problems: Record<TargetFault, string> = {
  signs: "darf keine Leerzeichen, Steuerzeichen oder umgekehrten Schrägstriche enthalten.",
  path: "ist kein gültiger Pfad.",
  slashes: "muss als Pfad mit genau einem Schrägstrich beginnen, zum Beispiel /kontakt.",
  control: "darf keine Steuerzeichen enthalten.",
  address:
    "muss mit https://, http:// oder einem Schrägstrich beginnen, zum Beispiel https://beispiel.de oder /kontakt.",
  credentials: "darf keine Zugangsdaten enthalten.",
};

/** Why a link may not be stored, in German; undefined for one that the site follows */
export function targetProblem(target: string): string | undefined {
  if (target.trim().length > maxLength) return `darf höchstens ${maxLength} Zeichen lang sein.`;
  const { fault } = readTarget(target);
  return fault && problems[fault];
}
