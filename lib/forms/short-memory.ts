import { redis } from "./redis";

/** So many things at most are kept in memory; then the oldest go. */
const capacity = 5000;
/** … and so many characters */
const room = 20_000_000;

type Kept = { value: string; until: number };

const key = Symbol.for("dorfforum.shortMemory");
// On globalThis, because Next bundles routes and pages apart in one process.
const shared = globalThis as { [key]?: { kept: Map<string, Kept>; size: number } };

function memory() {
  shared[key] ??= { kept: new Map(), size: 0 };
  return shared[key];
}

function forget(name: string): void {
  const { kept } = memory();
  memory().size -= kept.get(name)?.value.length ?? 0;
  kept.delete(name);
}

function recallHere(name: string): string | undefined {
  const found = memory().kept.get(name);
  if (found && found.until > Date.now()) return found.value;
  if (found) forget(name);
  return undefined;
}

function keepHere(name: string, value: string, seconds: number): void {
  forget(name);
  const { kept } = memory();
  kept.set(name, { value, until: Date.now() + seconds * 1000 });
  memory().size += value.length;
  for (const oldest of kept.keys()) {
    if (kept.size <= capacity && memory().size <= room) break;
    forget(oldest);
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
    () => keepHere(name, value, seconds),
  );

/** The text that is kept under the name, while it is. */
export const recall = (name: string): Promise<string | undefined> =>
  either(
    async (client) => (await client.get(name)) ?? undefined,
    () => recallHere(name),
  );

/** True for the first caller with this name within the seconds, false for every other. */
export const claim = (name: string, seconds: number): Promise<boolean> =>
  either(
    async (client) => (await client.set(name, "1", "EX", seconds, "NX")) === "OK",
    () => {
      if (recallHere(name) !== undefined) return false;
      keepHere(name, "1", seconds);
      return true;
    },
  );
