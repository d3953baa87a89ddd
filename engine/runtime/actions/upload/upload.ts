import { EngineError } from '#engine/document';
import type { ActionRun, ActionRuntime } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';
import { acceptOf, checkFile, isFile } from '../../action/file.ts';
import { hostPart } from '../../action/host-part.ts';
import { settle } from '../../action/settle.ts';
import { underWay } from '../../action/under-way.ts';

/**
 * Calls an operation with a file, of an event or chosen now, after a look at its kind and size. Leaving the page ends it, and
 * so does `cancel`, quietly: the user who cancelled knows why nothing follows.
 */
export const upload: ActionRun = async (args, runtime) => {
  const id = literalText('upload', 'call', args.call);
  const { scope, signal } = runtime;
  const accept = acceptOf(args.accept);
  const file = args.file === undefined ? await choose(accept, runtime) : runtime.value(args.file);
  if (file === undefined || signal.aborted) return 'stop';
  const cancel = cancelOf(runtime.value(args.cancel));
  const ended = cancel ? AbortSignal.any([signal, cancel]) : signal;
  const work = async () => {
    if (!isFile(file))
      throw new EngineError('ENGINE_ACTION_ARGUMENT', {
        name: 'upload',
        argument: 'file',
        reason: 'It has to be a file.',
      });
    checkFile(file, accept, args.maxSize);
    const progress = underWay('upload', args.progress, runtime);
    try {
      const values = scope.values(args.with, { ...runtime.names(), file });
      return await runtime.call(id, values, { signal: ended, onProgress: progress.hear });
    } finally {
      progress.end();
    }
  };
  return settle(args, runtime, work, cancel);
};

function cancelOf(value: unknown): AbortSignal | undefined {
  if (value === undefined || value === null) return undefined;
  if (value instanceof AbortSignal) return value;
  const reason = 'It has to be the signal of an event.';
  throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'upload', argument: 'cancel', reason });
}

function choose(accept: readonly string[], { host }: ActionRuntime): Promise<unknown> {
  return hostPart('files', host.files).choose({ accept });
}
