import type { TestDatabase } from '#tests/database/harness.ts';
import { type Api, startApi } from './api.ts';
import { type Caller, createCallers } from './caller.ts';
import { inLeave } from './menu-of-table.ts';

/** A server in which the owner has a category for the tables of a test. */
interface OwnCategory {
  api: Api;
  owner: Caller;
  categoryId: string;
}

/** Starts a server with a category of this name; whoever starts it closes it. */
export async function startWithCategory(opened: TestDatabase, category_name: string): Promise<OwnCategory> {
  const api = await startApi(opened);
  const [owner] = await createCallers(api, 'owner');
  const { id } = await owner.done('createCategory', { category_name }, inLeave);
  return { api, owner, categoryId: id };
}
