import { useEffect, useRef, useState } from 'react';
import { checkPicture, type PictureProblem } from './check-picture.ts';

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
  /** An action of the node is running. */
  busy: boolean;
  send(request: UploadRequest): void;
  onUploaded(url: string): void;
}

/** A reason known here, or the server's own words. */
export type UploadProblem = { kind: PictureProblem | 'failed' } | { text: string };

interface Upload {
  isPending: boolean;
  problem: UploadProblem | undefined;
  choose(files: readonly File[]): void;
  clearProblem(): void;
}

/** One upload at a time: checks the choice, emits it, and waits for the document's answer. */
export function useUpload({ id, purpose, uploaded, value, busy, send, onUploaded }: UploadOptions): Upload {
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<UploadProblem>();
  const count = useRef(0);
  const done = useRef(onUploaded);
  useEffect(() => {
    done.current = onUploaded;
  });

  const [answer, setAnswer] = useState<Uploaded>();
  const isAnswered = uploaded !== undefined && pending !== undefined && uploaded.ticket === pending;
  if (isAnswered) {
    setPending(undefined);
    setAnswer(uploaded);
    setProblem(problemOf(uploaded));
  }
  useEffect(() => {
    if (answer?.url) done.current(answer.url);
  }, [answer]);

  // The action ended and left no answer: whatever it showed, nothing more will come.
  const [wasBusy, setWasBusy] = useState(busy);
  if (busy !== wasBusy) {
    setWasBusy(busy);
    if (!busy && pending !== undefined && !isAnswered) {
      setPending(undefined);
      setProblem({ kind: 'failed' });
    }
  }

  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setPending(undefined);
  }

  return {
    isPending: pending !== undefined,
    problem,
    clearProblem: () => setProblem(undefined),
    choose(files) {
      const [file] = files;
      if (!file) return;
      const kind = checkPicture(files);
      setProblem(kind && { kind });
      if (kind) return;
      count.current += 1;
      const ticket = `${id}.${Date.now().toString(36)}.${count.current}`;
      setPending(ticket);
      send({ ticket, file, purpose });
    },
  };
}

function problemOf({ url, error }: Uploaded): UploadProblem | undefined {
  if (url) return undefined;
  return error ? { text: error } : { kind: 'failed' };
}
