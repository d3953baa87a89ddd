import type { ActionRun } from '../../scope/action.ts';

/** Resets the validation of the visible fields, or of those inside a node: their issues show after the next `validate`. */
export const renew: ActionRun = ({ node }, { scope }) =>
  scope.fields.renew(typeof node === 'string' ? node : undefined);
