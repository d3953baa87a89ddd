import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { NotFound } from '#server/kernel/errors/index.ts';
import { presenter } from './present.ts';
import { readDepartment, readDepartments } from './queries.ts';
import { treeOf } from './tree.ts';

/** One department with everything below it, as it is on the wire. Throws `NotFound` for any other id. */
export async function readWithin(query: Query, wsId: string, id: string): Promise<Schemas['DepartmentNode']> {
  const { source } = await readDepartment(query, wsId, id);
  const tree = treeOf(await readDepartments(query, wsId, source));
  const root = tree.byId.get(id);
  if (!root) throw new NotFound();
  return presenter({ tree })(root);
}
