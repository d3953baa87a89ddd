import type { Handler } from '../../call/handler.ts';
import { actionTree } from '../words/index.ts';

/** What the operation log can be filtered by, in the caller's language. */
export const listLogActions: Handler<'listLogActions'> = async ({ locale }) => ({ items: actionTree(locale) });
