import { setTimeout as sleep } from "node:timers/promises";
import { onContentChange } from "@/lib/cms/content-changes";
import { isCmsRequestError } from "@/lib/cms/errors";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";
import { VillageIndex } from "../village-index";
import { readContent } from "./content-sources";
import { loadIndex, saveIndex } from "./index-file";
import { ContentSync } from "./sync-content";

/** Visitors wait this long for changes while there is an index to search. */
const maxWaitMs = 1000;
const saveDelayMs = 5000;
const maxRounds = 3;

class CurrentIndex {
  #index: VillageIndex | undefined;
  readonly #contentSync = startFromSavedIndex().then((contentSync) => {
    this.#index = contentSync.index;
    return contentSync;
  });
  #updating: Promise<void> | undefined;
  #saving: NodeJS.Timeout | undefined;
  /** When it was last known to hold all content (ms since the epoch) */
  #inSyncAt: number | undefined;

  get version(): number {
    return this.#index?.version ?? 0;
  }

  async get(): Promise<VillageIndex> {
    const contentSync = await this.#contentSync;
    const updating = this.update();
    if (!contentSync.isBuilt) await updating;
    else await Promise.race([updating.catch(reportUnlessOfCms), sleep(maxWaitMs, undefined, { ref: false })]);
    return contentSync.index;
  }

  update(): Promise<void> {
    this.#updating ??= this.#catchUp().finally(() => {
      this.#updating = undefined;
    });
    return this.#updating;
  }

  async #catchUp(): Promise<void> {
    const contentSync = await this.#contentSync;
    const { index } = contentSync;
    const { version } = index;
    // A change that arrives during a round needs another one; three at most, however often editors save.
    for (let round = 0; round < maxRounds; round += 1) {
      const content = await readContent();
      if (contentSync.isInSyncWith(content)) {
        this.#inSyncAt = Date.now();
        break;
      }
      await contentSync.sync(content, Date.now());
    }
    if (index.version !== version) this.#saveLater(index);
  }

  /** `ageSeconds` is undefined until it holds all content for the first time. */
  async state(): Promise<{ entries: number; ageSeconds: number | undefined }> {
    const update = this.update().catch(() => undefined);
    await Promise.race([update, sleep(maxWaitMs, undefined, { ref: false })]);
    const { index } = await this.#contentSync;
    return { entries: index.size, ageSeconds: this.#inSyncAt && (Date.now() - this.#inSyncAt) / 1000 };
  }

  #saveLater(index: VillageIndex): void {
    this.#saving ??= setTimeout(() => {
      this.#saving = undefined;
      saveIndex(index).catch((error: unknown) => reportError(error, { part: "saved search index" }));
    }, saveDelayMs).unref();
  }
}

async function startFromSavedIndex(): Promise<ContentSync> {
  try {
    const saved = await loadIndex();
    if (saved) return new ContentSync(saved.index, saved.weightsOf);
  } catch (error) {
    // A damaged file, or one of another format: every entry is tokenized again.
    reportError(error, { part: "saved search index" });
  }
  return new ContentSync(new VillageIndex());
}

function reportUnlessOfCms(error: unknown): void {
  if (!isCmsRequestError(error)) reportError(error, { part: "search index" });
}

const shared = () => processWide("searchIndex", () => new CurrentIndex());

/** The index of all published content, up to date. @throws CmsRequestError when there is no content to search */
export const currentIndex = (): Promise<VillageIndex> => shared().get();

/** Another number whenever results may be others; 0 until the saved index was read. */
export const searchIndexVersion = (): number => shared().version;

/** How many entries the index has, and how long ago it was last known to hold all content. Never throws. */
export const searchIndexState = () => shared().state();

export function startIndexing(): void {
  const update = () => void shared().update().catch(reportUnlessOfCms);
  onContentChange(update);
  update();
}
