import type { Handler } from '../../http/handler.ts';
import { changeGroup } from './change.ts';

/** Renames a user group (ORG-05). */
export const renameUserOrganisation: Handler<'renameUserOrganisation'> = async (call) => changeGroup(call, call.args);
