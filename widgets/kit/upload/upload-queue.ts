import { proxy, ref } from 'valtio/vanilla';
import type { FileIssue } from './check-file.ts';
import type { Uploaded } from './useUpload.ts';

/** `refused` files were never sent; `failed` and `cancelled` ones may be sent again. */
export type QueuedState = 'waiting' | 'sending' | 'failed' | 'cancelled' | 'refused';

/** A file that is not uploaded, or not yet. */
export interface QueuedFile {
  /** Unique in its queue; the ticket that the document answers under while it is being sent. */
  ticket: string;
  file: File;
  state: QueuedState;
  /** `refused`: why. */
  issue?: FileIssue | undefined;
  /** `failed`: the server's own words, where it said something. */
  error?: string | undefined;
}

interface QueueOwner {
  /** Hands a file to the document; `cancel` ends what that does. */
  send(file: QueuedFile, cancel: AbortSignal): void;
  onUploaded(file: File, url: string): void;
}

/**
 * Files that are sent one after another, since a document has one prop for the progress and one for the answer. The next one leaves
 * when what the document did for the one before has ended.
 */
export class UploadQueue {
  /** A valtio proxy, for `useSnapshot`. The files themselves are held by `ref`, since a browser's `File` works only as itself. */
  readonly state = proxy<{ files: QueuedFile[] }>({ files: [] });
  private owner: QueueOwner;
  private readonly id: string;
  private control: AbortController | undefined;
  private count = 0;
  private isBusy = false;
  /** The document has been seen at work since the file left. */
  private isTaken = false;

  constructor(id: string, owner: QueueOwner) {
    this.id = id;
    this.owner = owner;
  }

  /** From now on it works for this owner. */
  serve(owner: QueueOwner): void {
    this.owner = owner;
  }

  /** Adds files; those with an issue are listed as refused. */
  add(files: readonly { file: File; issue: FileIssue | undefined }[]): void {
    for (const { file, issue } of files) {
      this.state.files.push({
        ticket: this.nextTicket(),
        file: ref(file),
        state: issue ? 'refused' : 'waiting',
        issue,
      });
    }
    this.sendNext();
  }

  /** Stops one that waits or is being sent; it can be sent again. */
  cancel(ticket: string): void {
    const isSending = this.sending?.ticket === ticket;
    this.put(ticket, { state: 'cancelled' });
    if (isSending) this.control?.abort();
    this.sendNext();
  }

  /** Sends one again, under another ticket: an answer to the first attempt that arrives afterwards is ignored. */
  retry(ticket: string): void {
    this.put(ticket, { state: 'waiting', error: undefined, ticket: this.nextTicket() });
    this.sendNext();
  }

  remove(ticket: string): void {
    if (this.sending?.ticket === ticket) this.control?.abort();
    this.drop(ticket);
    this.sendNext();
  }

  /** Aborts the running upload: its answer has no receiver. */
  stop(): void {
    const { sending } = this;
    if (sending) this.cancel(sending.ticket);
  }

  /** Hears what the document answered last, and whether it is at work. Hearing the same again changes nothing. */
  hear(uploaded: Uploaded | undefined, isBusy: boolean): void {
    const { sending } = this;
    this.isBusy = isBusy;
    if (sending && uploaded?.ticket === sending.ticket) this.settle(sending, uploaded);
    // It ended and left no answer: nothing more will come.
    else if (sending && this.isTaken && !isBusy) this.put(sending.ticket, { state: 'failed' });
    this.isTaken = isBusy && this.sending !== undefined;
    this.sendNext();
  }

  private settle({ ticket, file }: QueuedFile, { url, error }: Uploaded): void {
    if (!url) {
      this.put(ticket, { state: 'failed', error: error ?? undefined });
      return;
    }
    this.drop(ticket);
    this.owner.onUploaded(file, url);
  }

  private get sending(): QueuedFile | undefined {
    return this.state.files.find(({ state }) => state === 'sending');
  }

  private sendNext(): void {
    const next = this.state.files.find(({ state }) => state === 'waiting');
    if (!next || this.isBusy || this.sending) return;
    this.control = new AbortController();
    this.put(next.ticket, { state: 'sending' });
    this.owner.send(next, this.control.signal);
  }

  private nextTicket(): string {
    this.count += 1;
    return `${this.id}.${Date.now().toString(36)}.${this.count}`;
  }

  private put(ticket: string, change: Partial<QueuedFile>): void {
    const found = this.state.files.find((one) => one.ticket === ticket);
    if (found) Object.assign(found, change);
  }

  private drop(ticket: string): void {
    this.state.files = this.state.files.filter((one) => one.ticket !== ticket);
  }
}
