import { useEffect, useRef, useState } from 'react';
import { checkPictures, type PictureIssue } from './check-picture.ts';

/** What the document hands back for an upload: the address of the picture, or why there is none. */
export interface Uploaded {
  ticket?: string | null;
  url?: string | null;
  error?: string | null;
}

/** What the `upload` event holds. The document sends the file, and answers under the same ticket. */
export interface UploadRequest {
  ticket: string;
  file: File;
  purpose: string;
}

interface UploadOptions {
  id: string;
  purpose: string;
  uploaded: Uploaded | undefined;
  /** The bound value: a document may also answer by setting it. */
  value?: string;
  /** How many files may be chosen at a time; they are sent one after another. */
  room?: number;
  /** Of one file, in bytes. */
  largest?: number | undefined;
  /** An action of the node is running. */
  busy: boolean;
  send(request: UploadRequest): void;
  onUploaded(url: string): void;
}

/** A reason that the browser found, or the server's own words. */
export type UploadIssue = { kind: PictureIssue | 'failed' } | { text: string };

interface Upload {
  isPending: boolean;
  issue: UploadIssue | undefined;
  choose(files: readonly File[]): void;
  clearIssue(): void;
}

/** One upload after another: checks the choice, emits a file, and waits for the document's answer before the next. */
export function useUpload({
  id,
  purpose,
  uploaded,
  value,
  room = 1,
  largest,
  busy,
  send,
  onUploaded,
}: UploadOptions): Upload {
  const [pending, setPending] = useState<string>();
  const [issue, setIssue] = useState<UploadIssue>();
  const count = useRef(0);
  const waiting = useRef<readonly File[]>([]);
  const sendNext = (): void => {
    const [file, ...rest] = waiting.current;
    waiting.current = rest;
    if (!file) return;
    count.current += 1;
    const ticket = `${id}.${Date.now().toString(36)}.${count.current}`;
    setPending(ticket);
    send({ ticket, file, purpose });
  };
  const done = useRef({ onUploaded, sendNext });
  useEffect(() => {
    done.current = { onUploaded, sendNext };
  });

  const [answer, setAnswer] = useState<Uploaded>();
  const isAnswered = uploaded !== undefined && pending !== undefined && uploaded.ticket === pending;
  if (isAnswered) {
    setPending(undefined);
    setAnswer(uploaded);
    setIssue(issueOf(uploaded));
  }
  useEffect(() => {
    if (!answer?.url) return;
    done.current.onUploaded(answer.url);
    done.current.sendNext();
  }, [answer]);

  // The action ended and left no answer: whatever it showed, nothing more will come.
  const [wasBusy, setWasBusy] = useState(busy);
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (!busy && pending !== undefined && !isAnswered) {
      setPending(undefined);
      setIssue({ kind: 'failed' });
    }
  }

  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setPending(undefined);
  }

  return {
    isPending: pending !== undefined,
    issue,
    clearIssue: () => setIssue(undefined),
    choose(files) {
      if (files.length === 0) return;
      const kind = checkPictures(files, room, largest);
      setIssue(kind && { kind });
      if (kind) return;
      // What waited behind a failure is dropped: the user has selected other files.
      waiting.current = files;
      sendNext();
    },
  };
}

function issueOf({ url, error }: Uploaded): UploadIssue | undefined {
  if (url) return undefined;
  return error ? { text: error } : { kind: 'failed' };
}
