import { isCmsRequestError } from "@/lib/cms/errors";
import { reportError } from "@/lib/monitoring/report-error";
import { SearchIndex } from "../index/search-index";
import { isSameContent, readContent } from "./content-sources";
import { readSavedIndex, saveIndex } from "./index-file";
import { ContentFollower } from "./sync-content";

/** How long a visitor waits for changes to be taken in while there is an index to search, in milliseconds. */
const patience = 1000;
/** Changes within this time are written down together, in milliseconds. */
const saveDelay = 5000;
/** How often the index looks whether the content has changed, so that no visitor waits for it, in milliseconds. */
const interval = 1000;

/**
 * The one index of this process. It follows the replicas of lib/cms, which webhooks and the change query keep fresh:
 * each search first takes in what has changed, which is a comparison of a few references when nothing has.
 */
class LiveIndex {
  #index: SearchIndex | undefined;
  #follower: ContentFollower | undefined;
  #restoring: Promise<void> | undefined;
  #following: Promise<void> | undefined;
  #saving: NodeJS.Timeout | undefined;

  /** The newest index that can be had. @throws CmsRequestError when the CMS fails and there is none */
  async current(): Promise<SearchIndex> {
    this.#restoring ??= this.#restore();
    await this.#restoring;
    const following = this.#follow();
    if (!this.#index) await following;
    else await Promise.race([following.catch(reportUnlessOfCms), pauseOf(patience)]);
    if (!this.#index) throw new Error("The search index was not built");
    return this.#index;
  }

  #follow(): Promise<void> {
    this.#following ??= this.#catchUp().finally(() => {
      this.#following = undefined;
    });
    return this.#following;
  }

  async #catchUp(): Promise<void> {
    // What changes while a change is taken in needs another round; three bound a busy editor.
    for (let round = 0; round < 3; round += 1) {
      const content = await readContent();
      if (isSameContent(this.#follower?.seen, content)) return;
      const index = this.#index ?? new SearchIndex();
      this.#follower ??= new ContentFollower(index);
      const before = index.version;
      await this.#follower.follow(content, Date.now());
      this.#index = index;
      if (index.version !== before) this.#saveSoon(index);
    }
  }

  async #restore(): Promise<void> {
    try {
      const saved = await readSavedIndex();
      if (!saved) return;
      this.#follower = new ContentFollower(saved);
      this.#index = saved;
    } catch (error) {
      // A damaged file, or one of another version, is none: the index is built from the content.
      reportError(error, { part: "saved search index" });
    }
  }

  #saveSoon(index: SearchIndex): void {
    if (this.#saving) return;
    this.#saving = setTimeout(() => {
      this.#saving = undefined;
      saveIndex(index).catch((error: unknown) => reportError(error, { part: "saved search index" }));
    }, saveDelay).unref();
  }
}

/** The replicas report their own failures. */
function reportUnlessOfCms(error: unknown): void {
  if (!isCmsRequestError(error)) reportError(error, { part: "search index" });
}

/** A pause that keeps no process alive. */
const pauseOf = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

const key = Symbol.for("dorfforum.searchIndex");
// On globalThis, because Next bundles pages and routes apart in one process.
const shared = globalThis as { [key]?: LiveIndex };

/** The index of all published content, up to date. @throws CmsRequestError when there is no content to search */
export function currentIndex(): Promise<SearchIndex> {
  shared[key] ??= new LiveIndex();
  return shared[key].current();
}

/** Builds the index when the server starts, and from then on takes changes in before anybody asks. */
export function startIndexing(): void {
  const look = () => void currentIndex().catch(reportUnlessOfCms);
  look();
  setInterval(look, interval).unref();
}
