import type { PageEntry } from '../boot.ts';

export interface PageTable {
  entries(): readonly PageEntry[];
  entry(id: string): PageEntry | undefined;
  /** True when the entries are those of this session, or of nobody, and in this language. */
  isFor(session: string | undefined, locale: string): boolean;
  /** Asks the server anew; the entries change when the answer is here. */
  load(session: string | undefined): Promise<void>;
}

interface PageTableParts {
  /** Those of the entry page: what everybody may open at this address. */
  initial: readonly PageEntry[];
  /** The language of those. */
  locale: string;
  fetchPages: () => Promise<readonly PageEntry[]>;
}

/** The pages that the present user may open, as their workspace has them. */
export function createPageTable({ initial, locale: only, fetchPages }: PageTableParts): PageTable {
  let entries = initial;
  let owner: string | undefined;
  let isWhole = false;
  let running: { session: string | undefined; work: Promise<void> } | undefined;
  return {
    entries: () => entries,
    entry: (id) => entries.find((entry) => entry.id === id),
    isFor: (session, locale) => owner === session && (isWhole || locale === only),
    load(session) {
      if (running && running.session === session) return running.work;
      const work = fetchPages()
        .then((fetched) => {
          // Somebody else signed in meanwhile: this answer is not theirs.
          if (!isLatest()) return;
          entries = fetched;
          owner = session;
          isWhole = true;
        })
        .finally(() => {
          if (isLatest()) running = undefined;
        });
      const isLatest = (): boolean => running?.work === work;
      running = { session, work };
      return work;
    },
  };
}
