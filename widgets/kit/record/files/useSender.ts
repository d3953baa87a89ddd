import { useEffect, useRef, useState } from 'react';
import { useEngine } from '#engine';
import { toFailure } from '#engine/runtime';
import { recordCalls } from '#engine/forms';
import type { Uploaded } from '../../upload/useUpload.ts';
import { useDesk } from './DeskContext.ts';

interface Sending {
  uploaded: Uploaded | undefined;
  /** Of the file that is being sent, 0 to 100; undefined while it is unknown. */
  percent: number | undefined;
  busy: boolean;
}

interface Sender extends Sending {
  /** Sends a file as one of a record; `uploaded` answers with its id instead of an address. */
  send(request: { ticket: string; file: File | Promise<File>; cancel?: AbortSignal }): void;
}

/** Sends the files of one field; what is under way ends when the field leaves. */
export function useSender(onSending?: (isSending: boolean) => void): Sender {
  const { calls } = useEngine();
  const desk = useDesk();
  const [sending, setSending] = useState<Sending>({ uploaded: undefined, percent: undefined, busy: false });
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const control = new AbortController();
    leaving.current = control;
    return () => control.abort();
  }, []);
  const { busy } = sending;
  useEffect(() => onSending?.(busy), [onSending, busy]);
  const send: Sender['send'] = ({ ticket, file, cancel }) => {
    const ends = [leaving.current?.signal, cancel].filter((signal) => signal !== undefined);
    const signal = AbortSignal.any(ends);
    const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      setSending((now) => ({ ...now, percent: total > 0 ? (loaded / total) * 100 : undefined }));
    const end = (answer: Omit<Uploaded, 'ticket'>) => {
      if (!leaving.current?.signal.aborted)
        setSending({ uploaded: { ticket, ...answer }, percent: undefined, busy: false });
    };
    setSending((now) => ({ ...now, percent: undefined, busy: true }));
    Promise.resolve(file)
      .then((ready) => calls.run(recordCalls.upload, { file: ready, purpose: 'record' }, { signal, onProgress }))
      .then((answer) => desk.know(answer))
      .then(
        (known) => end({ url: known?.id ?? null }),
        (error: unknown) => end({ error: toFailure(error).message }),
      );
  };
  return { ...sending, send };
}
