import { writePersisted } from '../../state/persisted.ts';
import type { ActionRun } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';

/** Keeps a short text on this device, or forgets it. */
export const keep: ActionRun = ({ key, value, days }, runtime) =>
  writePersisted(runtime.host, {
    key: literalText('keep', 'key', key),
    text: runtime.text(value),
    days: typeof days === 'number' ? days : 365,
  });
