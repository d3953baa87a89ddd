import { sql, type SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import type { ListPage } from '#server/kernel/lists/index.ts';
import { listRecords } from '../../query/list-records.ts';
import { scopeOf, type AnswerAccess } from '../access/record-access.ts';
import { filterContext, type RecordCaller } from '../access/caller.ts';
import { withLinks } from '../access/links.ts';
import { presentRecords } from '../present/present-records.ts';
import { rightsSql } from './find-record.ts';

/** A page of the records that the caller may read (REC-02, REC-04), or of `only` some of them, within the scope `records`. */
export async function listInScope(
  query: Query,
  call: RecordCaller,
  granted: AnswerAccess,
  { args, isTrash = false, only }: { args: Schemas['RecordQuery']; isTrash?: boolean; only?: readonly string[] },
): Promise<ListPage<Schemas['Record']>> {
  const { design } = granted;
  const context = await filterContext(query, design.wsId, call);
  const access = await withLinks(query, granted, { context, asked: args, fields: args.fields, search: args.search });
  const { rows, ...base } = scopeOf(access, { isTrash });
  const some = only ? [sql<SqlBool>`r.id = any(${[...only]}::text[])`] : [];
  const scope = { ...base, rows: [...rows, ...some], rights: rightsSql(access) };
  const page = await listRecords(query, { design, scope, query: args, context });
  return { ...page, items: await presentRecords(query, access, page.items, call) };
}
