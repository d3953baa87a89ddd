import { inWorkspace } from '#server/kernel/scope/in-workspace.ts';
import type { Handler } from '#server/kernel/call/handler.ts';
import { builtInIcons, uploadedIcons } from '../application/icons.ts';

/** The icons to choose from: the built-in ones, then uploads of the workspace (APP-17). */
export const listApplicationIcons: Handler<'listApplicationIcons'> = async (call) => {
  const uploaded = await inWorkspace(call, uploadedIcons, { readOnly: true });
  return [...builtInIcons.map((uri) => ({ type: 1 as const, uri })), ...uploaded];
};
