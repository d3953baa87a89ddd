import type { ActionRun } from '../../action/action.ts';

/** Puts a text on the clipboard. */
export const copy: ActionRun = ({ text }, runtime) => runtime.host.copy(runtime.text(text) ?? '');
