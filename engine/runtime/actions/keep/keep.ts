import { writePersisted } from '../../state/persisted.ts';
import type { ActionRun } from '../../scope/action.ts';
import { literalText } from '../../action/argument.ts';

/** Keeps a short text on this device, or forgets it. */
export const keep: ActionRun = ({ key, value, days }, runtime) => {
  const text = runtime.text(value);
  runtime.refuseSecrets('keep', text);
  writePersisted(runtime.host, {
    key: literalText('keep', 'key', key),
    text,
    days: typeof days === 'number' ? days : 365,
  });
};
