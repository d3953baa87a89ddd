import { EngineError } from '#engine/document';
import type { ActionRun } from '../../scope/action.ts';

/** Shows everything in another language. */
export const setLocale: ActionRun = async ({ locale }, runtime) => {
  const wanted = runtime.text(locale);
  if (!wanted)
    throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'setLocale', argument: 'locale', reason: 'It is empty.' });
  await runtime.host.locale.set(wanted);
};
