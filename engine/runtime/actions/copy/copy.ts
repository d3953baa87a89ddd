import type { ActionRun } from '../../scope/action.ts';

/** Puts a text on the clipboard. */
export const copy: ActionRun = ({ text }, runtime) => runtime.host.copy(runtime.text(text) ?? '');
