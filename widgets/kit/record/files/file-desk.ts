import { proxy } from 'valtio/vanilla';
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

interface KnownFiles {
  /** Null for an id that there is no file of, or not for this person. Valtio does not look into a map: each change makes another. */
  files: ReadonlyMap<string, RecordFile | null>;
  /** Why the last of them could not be asked for. */
  error: string | undefined;
}

/** Ids that one call takes. */
const atOnce = 200;

/** What a form knows of the files in its record. Fields say which they want; those of one turn are asked for together. */
export class FileDesk {
  /** A valtio proxy, for `useSnapshot`. */
  readonly state = proxy<KnownFiles>({ files: new Map(), error: undefined });
  private readonly calls: Calls;
  private readonly wanted = new Set<string>();
  private control = new AbortController();

  constructor(calls: Calls) {
    this.calls = calls;
  }

  /** Gives the way to stop: what is under way then is not wanted any more. */
  start(): () => void {
    const control = new AbortController();
    this.control = control;
    return () => control.abort();
  }

  /** Asks for those of the files that are not known yet. */
  want(ids: readonly string[]): void {
    const news = ids.filter((id) => !this.state.files.has(id) && !this.wanted.has(id));
    if (news.length === 0) return;
    if (this.wanted.size === 0) queueMicrotask(() => this.ask());
    for (const id of news) this.wanted.add(id);
  }

  /** Asks again for what could not be asked for. */
  retry(ids: readonly string[]): void {
    this.state.error = undefined;
    this.want(ids);
  }

  /** Takes in what an upload answered, and gives it; its addresses are asked for. */
  know(answer: unknown): RecordFile | undefined {
    const file = fileOf(answer);
    if (file?.url === '') void this.askFor([file.id]);
    if (file) this.add([[file.id, file]]);
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
      this.add(ids.map((id) => [id, found.get(id) ?? null]));
      this.state.error = undefined;
    } catch (error) {
      const { message, code } = toFailure(error);
      if (!this.control.signal.aborted) this.state.error = message || code;
    }
  }

  private async open(ids: readonly string[]): Promise<readonly unknown[]> {
    const answer = await this.calls.read(recordCalls.open, { ids }, this.control.signal);
    const files = isObject(answer) ? answer['files'] : undefined;
    return Array.isArray(files) ? files : [];
  }

  private add(entries: readonly (readonly [string, RecordFile | null])[]): void {
    this.state.files = new Map([...this.state.files, ...entries]);
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
