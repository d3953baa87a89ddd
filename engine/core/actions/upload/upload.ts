import { EngineError } from '../../errors.ts';
import type { ActionRun, ActionRuntime } from '../action.ts';
import { literalText } from '../argument.ts';
import { acceptOf, checkFile, isFile } from '../file.ts';
import { hostPart } from '../host-part.ts';
import { settle } from '../settle.ts';
import { underWay } from '../under-way.ts';

/** Calls an operation with a file, of an event or chosen now, after a look at its kind and size. Leaving the page ends it. */
export const upload: ActionRun = async (args, runtime) => {
  const id = literalText('upload', 'call', args.call);
  const { scope, signal } = runtime;
  const accept = acceptOf(args.accept);
  const file = args.file === undefined ? await choose(accept, runtime) : runtime.value(args.file);
  if (file === undefined || signal.aborted) return 'stop';
  return settle(args, runtime, async () => {
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
      return await scope.engine.calls.run(id, values, { signal, onProgress: progress.hear });
    } finally {
      progress.end();
    }
  });
};

function choose(accept: readonly string[], { host }: ActionRuntime): Promise<unknown> {
  return hostPart('files', host.files).choose({ accept });
}
