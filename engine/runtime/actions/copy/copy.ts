import { EngineError } from '#engine/document';
import { sitePath } from '../../evaluate/safe-path.ts';
import type { ActionRun } from '../../scope/action.ts';

/** Puts a text on the clipboard, or the whole address of a path of this site. */
export const copy: ActionRun = ({ text, path }, runtime) => {
  const copied =
    path === undefined ? (runtime.text(text) ?? '') : addressOf(runtime.text(path), runtime.host.navigator);
  runtime.refuseSecrets('copy', copied);
  return runtime.host.copy(copied);
};

function addressOf(given: string | undefined, navigator: { absolute?(path: string): string }): string {
  const path = sitePath(given);
  if (path === undefined) {
    const reason = `${given ?? 'This'} is no path of this site.`;
    throw new EngineError('ENGINE_ACTION_ARGUMENT', { name: 'copy', argument: 'path', reason });
  }
  return navigator.absolute?.(path) ?? path;
}
