import type { EngineHost } from '../host/host.ts';
import { isData, ownPath } from '../evaluate/own-value.ts';

const dayLength = 86_400_000;
/** A draft is forgotten after so many days without use. */
const lifetimeDays = 7;
/** Milliseconds without input after which a draft is saved. */
const saveDelay = 500;
/** Characters; a longer draft is not saved, because a browser's storage is small and shared by all pages. */
const longest = 400_000;

/** The draft of one page: parts of its state, stored while there is unsaved input. */
interface Drafts {
  /**
   * Restores the draft, when its values are still unsaved, and saves input from now on. Called once the page has read the
   * saved values; the returned function stops, and saves pending input.
   */
  start(options: { restores: boolean }): () => void;
  /** The user discards the unsaved input. */
  giveUp(): void;
}

interface DraftsParts {
  host: Pick<EngineHost, 'storage' | 'clock' | 'drafts' | 'report'>;
  /** The document, and its parameters when it has any. */
  page: string;
  /** Names of the state fields that are saved. */
  names: readonly string[];
  isUnsaved(): boolean;
  read(name: string): unknown;
  /** The same without withheld parts. */
  keepable(name: string): unknown;
  write(values: Readonly<Record<string, unknown>>): void;
  subscribe(names: readonly string[], listener: () => void): () => void;
}

interface Draft {
  until: number;
  values: Record<string, unknown>;
}

/**
 * Stores the marked fields of a page on this device, under the account that is signed in, while there is unsaved input, so
 * that it survives a reload, a lost session and a crash.
 */
export function createDrafts(parts: DraftsParts): Drafts | undefined {
  const { host, page, names } = parts;
  const { storage, clock, drafts } = host;
  if (!drafts || names.length === 0) return undefined;
  let key: string | undefined;
  let wasUnsaved = false;
  let takeBack: (() => void) | undefined;
  let timer: (() => void) | undefined;

  const values = (read = parts.read): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, read(name)]));

  /** A draft that was saved or discarded is no longer offered to be discarded. */
  function withdraw(): void {
    takeBack?.();
    takeBack = undefined;
  }

  function forget(): void {
    withdraw();
    if (key !== undefined) storage.remove(key);
  }

  function keep(): void {
    timer?.();
    timer = undefined;
    const isUnsaved = parts.isUnsaved();
    if (isUnsaved) write();
    // What a page never showed as unsaved may wait for a page that could not read what is saved.
    else if (wasUnsaved) forget();
    wasUnsaved = isUnsaved;
  }

  function write(): void {
    const draft: Draft = { until: clock.now() + lifetimeDays * dayLength, values: values(parts.keepable) };
    const text = JSON.stringify(draft);
    if (key === undefined || text.length > longest) return;
    try {
      storage.set(key, text);
    } catch (error) {
      // A full storage: the page works on, and the person still has what they see.
      host.report?.(error);
    }
  }

  function restore(): void {
    const draft = key === undefined ? undefined : readDraft(storage.get(key), clock.now());
    if (!draft || parts.isUnsaved()) return;
    const before = values();
    parts.write(Object.fromEntries(Object.entries(draft.values).filter(([name]) => names.includes(name))));
    if (!parts.isUnsaved()) {
      parts.write(before);
      return;
    }
    wasUnsaved = true;
    takeBack = drafts?.restored(() => {
      parts.write(before);
      keep();
    });
  }

  return {
    start({ restores }) {
      // Another user may sign in later: what is entered now belongs to the one the page was made for.
      const owner = drafts.owner();
      key = owner ? draftKey(owner, page) : undefined;
      if (restores) restore();
      const stop = parts.subscribe(names, () => {
        timer?.();
        timer = undefined;
        // What has just been saved must not come back after a reload a moment later.
        if (wasUnsaved && !parts.isUnsaved()) keep();
        else timer = clock.after(saveDelay, keep);
      });
      return () => {
        stop();
        if (timer) keep();
        withdraw();
      };
    },
    giveUp() {
      timer?.();
      timer = undefined;
      wasUnsaved = false;
      forget();
    },
  };
}

/** `draft.<account>.<page>`: all drafts of an account begin alike, so that a sign-out finds them. */
function draftKey(owner: string, page: string): string {
  return `draft.${owner}.${page}`;
}

/** What a stored text holds; undefined when its days are over, or when it is no draft. */
export function readDraft(text: string | null, now: number): Draft | undefined {
  if (text === null) return undefined;
  try {
    const draft: unknown = JSON.parse(text);
    const until = ownPath(draft, ['until']);
    const values = ownPath(draft, ['values']);
    if (typeof until !== 'number' || until <= now || !isData(values) || Array.isArray(values)) return undefined;
    return { until, values };
  } catch {
    // Written by hand or by another version: nothing that could be put back.
    return undefined;
  }
}
