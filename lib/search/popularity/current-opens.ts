import { z } from "zod";
import { readLines, writeLines } from "@/lib/caches/line-file";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";
import { EntryOpens } from "./entry-opens";

const file = "suche/geoeffnet.ndjson";
const saveDelayMs = 5 * 60_000;

const HeadLine = z.object({ format: z.literal(1), asOf: z.number() });
const OpensLine = z.tuple([z.string(), z.number().positive()]);

class CurrentOpens {
  readonly opens = new EntryOpens(Date.now());
  readonly #restored = this.#restore().catch(reportFailure);
  #saving: NodeJS.Timeout | undefined;

  async count(key: string, visitor: string): Promise<void> {
    // A save before would replace what has not been read yet.
    await this.#restored;
    if (!this.opens.count(key, visitor, Date.now())) return;
    this.#saving ??= setTimeout(() => {
      this.#saving = undefined;
      this.#save().catch(reportFailure);
    }, saveDelayMs).unref();
  }

  async #restore(): Promise<void> {
    let head: z.infer<typeof HeadLine> | undefined;
    const saved: z.infer<typeof OpensLine>[] = [];
    for await (const line of readLines(file)) {
      if (head) saved.push(OpensLine.parse(line));
      else head = HeadLine.parse(line);
    }
    if (head) this.opens.restore({ asOf: head.asOf, opens: saved });
  }

  #save(): Promise<void> {
    const { asOf, opens } = this.opens.toSaved(Date.now());
    return writeLines(file, [{ format: 1, asOf } satisfies z.input<typeof HeadLine>, ...opens]);
  }
}

/** A file that is damaged or cannot be written costs no more than the counts. */
const reportFailure = (error: unknown) => reportError(error, { part: "saved opens" });

const shared = () => processWide("entryOpens", () => new CurrentOpens());

/** Counts that a visitor opened an entry from the search. Saved some minutes later. */
export const countOpen = (key: string, visitor: string): Promise<void> => shared().count(key, visitor);

/** How often an entry was opened from the search, the last weeks counting most. */
export const opensOf = (key: string): number => shared().opens.of(key, Date.now());
