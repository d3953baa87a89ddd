import { EngineError } from '../../errors.ts';
import { writeKept } from '../../state/kept.ts';
import type { ActionRun } from '../action.ts';

/** Keeps a short text on this device, or forgets it. */
export const keep: ActionRun = ({ key, value, days }, runtime) => {
  if (typeof key !== 'string') {
    throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'keep', argument: 'key', reason: 'It has to be a name.' });
  }
  writeKept(runtime.host, { key, text: runtime.text(value), days: typeof days === 'number' ? days : 365 });
};
