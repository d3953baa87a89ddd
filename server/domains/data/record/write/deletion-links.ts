import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { type ErrorText, languageOf, localized } from '#server/kernel/errors/index.ts';
import { labelIn } from '../../design/label.ts';
import { pointingFields, pathOfPointing } from '../../design/pointing-fields.ts';
import { tableNameIn } from '../../design/present.ts';
import { withOpen } from '../../query/fields-by-record.ts';
import { fromSql } from '../../query/record-rows.ts';
import { scopeOf, type ReadAccess } from '../access/record-access.ts';
import { pointingSql } from './release-records.ts';

type Link = Schemas['DeletedLink'];

/** People who delete need no exact number beyond it. */
const most = 1000;

function words({ table_name: table, label, on_delete: rule, count }: Omit<Link, 'message'>): ErrorText {
  const records = `${count} ${count === 1 ? 'record' : 'records'} of "${table}"`;
  const verb = count === 1 ? 'links' : 'link';
  const [en, zh] = {
    clear: ['. The links are cleared, and come back when it is restored.', '，删除后关联会被清除，恢复时会找回。'],
    trash: [', and go into the trash with it.', '，将随之移入回收站。'],
    refuse: [', so that it cannot be deleted.', '，因此无法删除。'],
  }[rule];
  return {
    'en-US': `${records} ${verb} to this by "${label}"${en}`,
    'zh-CN': `“${table}”中有 ${count} 条记录通过“${label}”关联到所删记录${zh}`,
  };
}

/**
 * What happens to the records that link to records of the caller when these go into the trash, within the scope `records`. Records
 * that the caller does not read, and relations that the caller does not see, are neither counted nor named.
 */
export async function deletionLinks(
  query: Query,
  access: ReadAccess,
  ids: readonly string[],
  locale: string,
): Promise<Schemas['RecordDeletion']> {
  const { rows: own } = await sql<{ id: string }>`
    select r.id from ${fromSql(access.design)}
    where r.id = any(${ids}::text[]) and ${sql.join(scopeOf(access, {}).rows, sql` and `)}`.execute(query);
  const known = own.map(({ id }) => id);
  const links: Link[] = [];
  if (known.length === 0) return { links };
  const going = new Map([[access.design.tableId, { design: access.design, ids: new Set(known) }]]);
  for (const pointing of await pointingFields(query, access.design, { inRows: true })) {
    const { design, field, kind } = pointing;
    const { on_delete: rule = 'clear' } = kind;
    const other = rule === 'keep' ? undefined : await access.others(query, design.tableId);
    if (rule === 'keep' || !other || (other.visible !== 'all' && !other.visible.has(pathOfPointing(pointing))))
      continue;
    const seen = withOpen(other.readable, other.visible, pathOfPointing(pointing));
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from (
        select 1 from ${fromSql(design)} where ${pointingSql(pointing, known, going)} and (${seen}) limit ${sql.lit(most)}
      ) as counted`.execute(query);
    const count = rows[0]?.count ?? 0;
    if (count === 0) continue;
    const label = labelIn(field.field.label, design.locale);
    const link = { table_name: tableNameIn(design.row, design.locale), label, on_delete: rule, count };
    links.push({ ...link, message: localized(languageOf(locale), words(link)) });
  }
  return { links };
}
