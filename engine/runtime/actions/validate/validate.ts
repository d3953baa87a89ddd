import type { ActionRun } from '../../scope/action.ts';

/** Checks the visible fields, or those inside a node, and ends the lists when one is wrong; that one gets the focus. */
export const validate: ActionRun = ({ node }, { scope }) =>
  scope.fields.validate(typeof node === 'string' ? node : undefined) ? undefined : 'stop';
