import { redis } from "@/lib/caches/redis";

/** Texts and claims lie apart: whoever fills the one with texts must not make the other forget what was claimed. */
type Shelf = "texts" | "claims";

/** So many things and characters at most are kept in memory; then the oldest go. A claim costs a solved task. */
const limits: Record<Shelf, { things: number; characters: number }> = {
  texts: { things: 5000, characters: 20_000_000 },
  claims: { things: 100_000, characters: 20_000_000 },
};

type Kept = { value: string; until: number };
type Memory = { kept: Map<string, Kept>; size: number };

const key = Symbol.for("dorfforum.shortMemory");
// On globalThis, because Next bundles routes and pages apart in one process.
const shared = globalThis as { [key]?: Record<Shelf, Memory> };

function memory(shelf: Shelf): Memory {
  shared[key] ??= { texts: { kept: new Map(), size: 0 }, claims: { kept: new Map(), size: 0 } };
  return shared[key][shelf];
}

function forget(shelf: Shelf, name: string): void {
  const { kept } = memory(shelf);
  memory(shelf).size -= kept.get(name)?.value.length ?? 0;
  kept.delete(name);
}

function recallHere(shelf: Shelf, name: string): string | undefined {
  const found = memory(shelf).kept.get(name);
  if (found && found.until > Date.now()) return found.value;
  if (found) forget(shelf, name);
  return undefined;
}

function keepHere(shelf: Shelf, name: string, value: string, seconds: number): void {
  forget(shelf, name);
  const { kept } = memory(shelf);
  kept.set(name, { value, until: Date.now() + seconds * 1000 });
  memory(shelf).size += value.length;
  for (const oldest of kept.keys()) {
    if (kept.size <= limits[shelf].things && memory(shelf).size <= limits[shelf].characters) break;
    forget(shelf, oldest);
  }
}

/** Redis where there is one and it answers (its outage is reported by redis.ts), else this process's memory. */
async function either<Result>(
  there: (client: NonNullable<ReturnType<typeof redis>>) => Promise<Result>,
  here: () => Result,
): Promise<Result> {
  const client = redis();
  if (client?.status !== "ready") return here();
  try {
    return await there(client);
  } catch {
    return here();
  }
}

/** Keeps a text for some seconds, or less when there is too much. */
export const keep = (name: string, value: string, seconds: number): Promise<void> =>
  either(
    async (client) => void (await client.set(name, value, "EX", seconds)),
    () => keepHere("texts", name, value, seconds),
  );

/** The text that is kept under the name, while it is. */
export const recall = (name: string): Promise<string | undefined> =>
  either(
    async (client) => (await client.get(name)) ?? undefined,
    () => recallHere("texts", name),
  );

/** True for the first caller with this name within the seconds, false for every other. */
export const claim = (name: string, seconds: number): Promise<boolean> =>
  either(
    async (client) => (await client.set(name, "1", "EX", seconds, "NX")) === "OK",
    () => {
      if (recallHere("claims", name) !== undefined) return false;
      keepHere("claims", name, "1", seconds);
      return true;
    },
  );
