import type { PageEntry } from '#openapi';

export interface PageTable {
  entries(): readonly PageEntry[];
  entry(id: string): PageEntry | undefined;
  /** The same, after the whole table is loaded if it needs that. */
  find(id: string, session: string | undefined): Promise<PageEntry | undefined>;
  /** False while only the entries of the first screen are loaded. */
  isWhole(): boolean;
  /** True when the entries are those of this session, or of visitors, in this language, and as the address asks for them. */
  isFor(session: string | undefined, locale: string): boolean;
  /** Asks the server again; the entries change with the answer. */
  load(session: string | undefined): Promise<void>;
}

interface PageTableParts {
  /** Those of the entry page: what everybody may open at this address. */
  initial: readonly PageEntry[];
  /** They are not all of them. */
  isPart?: boolean | undefined;
  /** The language of those. */
  locale: string;
  fetchPages: (asShipped: boolean) => Promise<readonly PageEntry[]>;
  /** True while the address asks for the pages as the product ships them, `?safe=1`. */
  isAsShipped: () => boolean;
}

/** The pages that the present user may open, as their workspace has them. */
export function createPageTable({ initial, isPart, locale: only, fetchPages, isAsShipped }: PageTableParts): PageTable {
  let entries = initial;
  let owner: string | undefined;
  let isFetched = false;
  let areAsShipped = isAsShipped();
  let running: { session: string | undefined; work: Promise<void> } | undefined;
  const isWhole = (): boolean => isFetched || !isPart;
  const table: PageTable = {
    entries: () => entries,
    entry: (id) => entries.find((entry) => entry.id === id),
    async find(id, session) {
      if (!table.entry(id) && !isWhole()) await table.load(session);
      return table.entry(id);
    },
    isWhole,
    isFor: (session, locale) => owner === session && areAsShipped === isAsShipped() && (isFetched || locale === only),
    load(session) {
      if (running && running.session === session) return running.work;
      const wanted = isAsShipped();
      const work = fetchPages(wanted)
        .then((fetched) => {
          // Another user signed in meanwhile: this answer is not theirs.
          if (!isLatest()) return;
          entries = fetched;
          owner = session;
          areAsShipped = wanted;
          isFetched = true;
        })
        .finally(() => {
          if (isLatest()) running = undefined;
        });
      const isLatest = (): boolean => running?.work === work;
      running = { session, work };
      return work;
    },
  };
  return table;
}
