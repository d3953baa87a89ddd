import { type Calls, toFailure } from '#engine/runtime';
import { recordCalls } from '#engine/forms';
import { isObject } from '#schemas';

/** A file of a record, with addresses that hold for a while. */
export interface RecordFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  type: string;
  /** Empty while it is asked for. */
  url: string;
  /** Of an image: a small one of it. */
  preview: string | undefined;
}

export interface Desk {
  /** Null for an id that there is no file of, or not for this person. */
  files: ReadonlyMap<string, RecordFile | null>;
  /** Why the last of them could not be asked for. */
  error: string | undefined;
}

/** Ids that one call takes. */
const atOnce = 200;

/**
 * What a form knows of the files in its record. Fields say which they want; those of one turn are asked for together. A
 * store for React: `now` gives another object after each change.
 */
export class FileDesk {
  private readonly calls: Calls;
  private desk: Desk = { files: new Map(), error: undefined };
  private readonly listeners = new Set<() => void>();
  private readonly wanted = new Set<string>();
  private control = new AbortController();

  constructor(calls: Calls) {
    this.calls = calls;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly now = (): Desk => this.desk;

  /** Gives the way to stop: what is under way then is not wanted any more. */
  start(): () => void {
    const control = new AbortController();
    this.control = control;
    return () => control.abort();
  }

  /** Asks for those of the files that are not known yet. */
  want(ids: readonly string[]): void {
    const news = ids.filter((id) => !this.desk.files.has(id) && !this.wanted.has(id));
    if (news.length === 0) return;
    if (this.wanted.size === 0) queueMicrotask(() => this.ask());
    for (const id of news) this.wanted.add(id);
  }

  /** Asks again for what could not be asked for. */
  retry(ids: readonly string[]): void {
    this.change({ ...this.desk, error: undefined });
    this.want(ids);
  }

  /** Takes in what an upload answered, and gives it; its addresses are asked for. */
  know(answer: unknown): RecordFile | undefined {
    const file = fileOf(answer);
    if (file?.url === '') void this.askFor([file.id]);
    if (file) this.change({ ...this.desk, files: new Map([...this.desk.files, [file.id, file]]) });
    return file;
  }

  /** The file with an address that holds from now on; undefined when there is none. Rejects with the call's error. */
  async renew(id: string): Promise<RecordFile | undefined> {
    const [file] = await this.open([id]);
    return this.know(file);
  }

  private ask(): void {
    const ids = [...this.wanted];
    this.wanted.clear();
    for (let at = 0; at < ids.length; at += atOnce) void this.askFor(ids.slice(at, at + atOnce));
  }

  private async askFor(ids: readonly string[]): Promise<void> {
    try {
      const found = new Map((await this.open(ids)).flatMap((answer) => toEntry(fileOf(answer))));
      const entries = ids.map((id) => [id, found.get(id) ?? null] as const);
      this.change({ files: new Map([...this.desk.files, ...entries]), error: undefined });
    } catch (error) {
      const { message, code } = toFailure(error);
      if (!this.control.signal.aborted) this.change({ ...this.desk, error: message || code });
    }
  }

  private async open(ids: readonly string[]): Promise<readonly unknown[]> {
    const answer = await this.calls.read(recordCalls.open, { ids }, this.control.signal);
    const files = isObject(answer) ? answer['files'] : undefined;
    return Array.isArray(files) ? files : [];
  }

  private change(desk: Desk): void {
    this.desk = desk;
    for (const listener of this.listeners) listener();
  }
}

const toEntry = (file: RecordFile | undefined) => (file ? [[file.id, file] as const] : []);

function fileOf(answer: unknown): RecordFile | undefined {
  if (!isObject(answer)) return undefined;
  const { id, filename, size, mime, url, variants } = answer;
  if (typeof id !== 'string' || typeof url !== 'string') return undefined;
  const small: unknown = Array.isArray(variants) ? variants[0] : undefined;
  const preview = isObject(small) ? small['url'] : undefined;
  return {
    id,
    name: String(filename ?? ''),
    size: typeof size === 'number' ? size : 0,
    type: String(mime ?? ''),
    url,
    preview: typeof preview === 'string' ? preview : undefined,
  };
}
