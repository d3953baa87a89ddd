import { EngineError } from '#engine/document';
import type { ActionRun } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';
import { isFile } from '../../action/file.ts';
import { hostPart } from '../../action/host-part.ts';
import { settle } from '../../action/settle.ts';
import { underWay } from '../../action/under-way.ts';

/** Calls an operation that answers a file, and hands the file to the person. Leaving the page ends it. */
export const download: ActionRun = (args, runtime) => {
  const id = literalText('download', 'call', args.call);
  const { host, signal } = runtime;
  return settle({ ...args, as: undefined }, runtime, async () => {
    const files = hostPart('files', host.files);
    const progress = underWay('download', args.progress, runtime);
    try {
      const options = { signal, asFile: true, onReceive: progress.hear };
      const file = await runtime.call(id, runtime.values(args.with), options);
      if (!isFile(file)) throw new EngineError('ENGINE_FILE_NONE', { name: id });
      if (!signal.aborted) files.save(file, file.name || runtime.text(args.name) || id);
    } finally {
      progress.end();
    }
  });
};
