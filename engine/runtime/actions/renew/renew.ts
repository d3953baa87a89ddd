import type { ActionRun } from '../../scope/action.ts';

/** Forgets that the visible fields, or those inside a node, were checked: their mistakes show after the next `validate`. */
export const renew: ActionRun = ({ node }, { scope }) =>
  scope.fields.renew(typeof node === 'string' ? node : undefined);
