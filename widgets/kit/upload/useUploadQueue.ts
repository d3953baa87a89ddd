import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { UploadQueue, type QueuedFile } from './upload-queue.ts';
import type { Uploaded } from './useUpload.ts';

interface QueueOptions {
  id: string;
  uploaded: Uploaded | undefined;
  /** An action of the node is running. */
  busy: boolean;
  send(file: QueuedFile, cancel: AbortSignal): void;
  onUploaded(file: File, url: string): void;
}

/** The queue of one field, and what is in it. What is being sent ends when the field leaves. */
export function useUploadQueue(options: QueueOptions): [readonly QueuedFile[], UploadQueue] {
  const { uploaded, busy } = options;
  const [queue] = useState(() => new UploadQueue(options.id, options));
  useEffect(() => queue.serve(options));
  useEffect(() => queue.hear(uploaded, busy), [queue, uploaded, busy]);
  useEffect(() => () => queue.stop(), [queue]);
  return [useSnapshot(queue.state, { sync: true }).files, queue];
}
