import { setTimeout as sleep } from "node:timers/promises";
import { requiredCollections } from "@/lib/cms/collections";
import { onContentChange } from "@/lib/cms/content-changes";
import { isCmsRequestError } from "@/lib/cms/errors";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import type { SearchEntry } from "../search-entry";
import { VillageIndex } from "../village-index";
import { statedAges } from "../ways/filter";
import { readContent } from "./content-sources";
import { loadIndex, saveIndex } from "./index-file";
import {
  isSearchReady,
  markSearchReady,
  maxIndexWaitMs,
  SearchNotReadyError,
  waitForSearch,
} from "./readiness";
import { ContentSync } from "./sync-content";

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

  get version(): number | undefined {
    return isSearchReady() ? this.#index?.version : undefined;
  }

  async get(): Promise<VillageIndex> {
    if (!isSearchReady()) this.update().catch(() => undefined);
    if (!(await waitForSearch())) {
      // Rejects with what the CMS answered
      if (requiredCollections.some(({ replica }) => replica.state === "failing")) await readContent();
      throw new SearchNotReadyError();
    }
    const contentSync = await this.#contentSync;
    // A search waits for changed content as pages do, and a moment for the index.
    const isInSync = contentSync.isInSyncWith(await readContent());
    if (!isInSync) await Promise.race([this.update().catch(reportUnlessOfCms), maxWait()]);
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
      prepare(await contentSync.sync(content), index).catch(reportUnlessOfCms);
    }
    if (index.version !== version) this.#saveLater(index);
    if (isSearchReady()) return;
    // Pages of results show more than what is searched.
    await Promise.all(requiredCollections.map((collection) => collection.ready()));
    markSearchReady();
  }

  /** `ageSeconds` is undefined until it holds all content for the first time. */
  async state(): Promise<{ entries: number; ageSeconds: number | undefined }> {
    await Promise.race([this.update().catch(() => undefined), maxWait()]);
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

const maxWait = () => sleep(maxIndexWaitMs, undefined, { ref: false });

async function startFromSavedIndex(): Promise<ContentSync> {
  try {
    const saved = await loadIndex();
    if (saved) return new ContentSync(saved.index, saved.savedSlots);
  } catch (error) {
    // A damaged file, or one of another format: every entry is tokenized again.
    reportError(error, { part: "saved search index" });
  }
  return new ContentSync(new VillageIndex());
}

/** Computes what takes long of many entries and is cached, so that no question about days or ages waits for it. */
async function prepare(entries: readonly SearchEntry[], { dates }: VillageIndex): Promise<void> {
  const yieldToRequests = inSlices();
  for (const entry of entries) {
    statedAges(entry);
    dates.firstWithin(entry, Date.now());
    await yieldToRequests();
  }
}

function reportUnlessOfCms(error: unknown): void {
  if (!isCmsRequestError(error)) reportError(error, { part: "search index" });
}

const shared = () => processWide("searchIndex", () => new CurrentIndex());

/**
 * The index of all published content, up to date unless a change takes longer.
 * @throws CmsRequestError when there is no content to search @throws SearchNotReadyError before all was read once
 */
export const currentIndex = (): Promise<VillageIndex> => shared().get();

/** Another number whenever results may be others; undefined until there are any. */
export const searchIndexVersion = (): number | undefined => shared().version;

/** How many entries the index has, and how long ago it was last known to hold all content. Never throws. */
export const searchIndexState = () => shared().state();

export function startIndexing(): void {
  const update = () => void shared().update().catch(reportUnlessOfCms);
  onContentChange(update);
  update();
}
