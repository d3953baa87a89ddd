import { sql } from 'kysely';
import type { Schemas } from '#openapi';
import type { Query } from '#server/kernel/db/index.ts';
import { DomainError } from '#server/kernel/errors/index.ts';
import { columnOf } from '../../store/expressions.ts';
import { openOn, whereOpen } from '../../query/fields-by-record.ts';
import { refuse } from '../../query/issues.ts';
import { conditionsOf } from '../../query/list-records.ts';
import { fromSql } from '../../query/record-rows.ts';
import {
  scopeOf,
  type DesignedTable,
  type TableSight,
  type ReadAccess,
  type AnswerAccess,
  type WriteAccess,
} from '../access/record-access.ts';
import { filterContext } from '../access/caller.ts';
import type { ChangingCaller } from './changing-caller.ts';
import { moveAll } from './move-records.ts';
import { writeChange } from './change-records.ts';
import { changeTogether } from './change-together.ts';
import { attempted, reasonOf } from './left-out.ts';
import { withLinks } from '../access/links.ts';
import { createRequestWork } from '../../design/request-work.ts';

/** Which records a bulk change is about. */
type Chosen = Pick<Schemas['RecordBulkUpdate'], 'records' | 'match'>;

/** A record of a bulk change as it is stored when the change begins. */
export interface Target {
  id: string;
  /** Absent for one that the caller may not read. */
  version?: number;
  title?: string | null;
  seenVersion?: number | undefined;
}

/** One transaction changes no more records than this. */
export const mostAtOnce = 1000;
const mostReasons = 200;

interface Found {
  id: string;
  version: number;
  title: string | null;
}

const isSeen = ({ visible }: Pick<TableSight, 'visible'>, field: string): boolean =>
  visible === 'all' || visible.has(field);

/** The accessible records that meet the conditions, locked in the order of their ids, so that two bulk changes cannot wait for each other. */
async function locked(query: Query, access: ReadAccess, conditions: ReturnType<typeof conditionsOf>): Promise<Found[]> {
  const { titleField } = access.design;
  const title =
    titleField?.column && isSeen(access, titleField.id)
      ? sql`${whereOpen(columnOf(titleField.column.columnId), openOn(access.visible, titleField.id))}::text`
      : sql`null::text`;
  const { rows } = await sql<Found>`
    select r.id, r.version, ${title} as title from ${fromSql(access.design)}
    where ${sql.join(conditions, sql` and `)} order by r.id limit ${mostAtOnce + 1} for update`.execute(query);
  return rows;
}

/** The records that are meant, locked. Throws `Invalid` for both ways of naming them, for none, and for too many. */
export async function targetsOf(
  query: Query,
  call: ChangingCaller,
  access: ReadAccess,
  { records, match }: Chosen,
): Promise<Target[]> {
  if ((records === undefined) === (match === undefined)) {
    refuse('/match', {
      'en-US': 'Either "records" or "match" says which records are meant, and not both.',
      'zh-CN': '必须且只能使用 records 或 match 之一指定记录。',
    });
  }
  if (match) {
    const { design } = access;
    const context = await filterContext(query, design.wsId, call);
    const scope = scopeOf(await withLinks(query, access, { context, asked: match, search: match.search }));
    const found = await locked(query, access, conditionsOf({ design, scope, query: match, context }, '/match/filter'));
    if (found.length > mostAtOnce) {
      refuse('/match', {
        'en-US': `More than ${mostAtOnce} records match. Narrow the filter.`,
        'zh-CN': `匹配的记录超过 ${mostAtOnce} 条，请缩小筛选范围。`,
      });
    }
    return found;
  }
  const seen = new Map((records ?? []).map(({ record_id, seen_version }) => [record_id, seen_version]));
  const named = sql<never>`r.id = any(${[...seen.keys()]}::text[])`;
  const found = new Map((await locked(query, access, [...scopeOf(access).rows, named])).map((one) => [one.id, one]));
  return [...seen].map(([id, seenVersion]) => ({ ...found.get(id), id, seenVersion }));
}

export type Outcome = 'done' | 'unchanged' | DomainError;

/** How many of the records were changed, and why the others were not. */
export function resultOf(
  { design }: DesignedTable,
  outcomes: readonly (readonly [Target, Outcome])[],
  locale: string,
): Schemas['RecordBulkResult'] {
  const refused = outcomes.flatMap(([target, outcome]) =>
    outcome instanceof DomainError ? [{ target, outcome }] : [],
  );
  return {
    done: outcomes.filter(([, outcome]) => outcome === 'done').length,
    unchanged: outcomes.filter(([, outcome]) => outcome === 'unchanged').length,
    left_out: refused.length,
    reasons: refused.slice(0, mostReasons).map(({ target: { id, title }, outcome }) => ({
      record_id: id,
      ...(typeof title === 'string' && title !== '' && { title }),
      ...reasonOf(design, outcome, locale),
    })),
  };
}

/**
 * Gives fields of many records the same values, each by the rules of its form, within the scope `records`. A record that cannot be
 * changed so is left out; the others are saved in one transaction. Throws `Invalid` for a selection that means too many records, and
 * for one whose formulas, rules and patterns take too long together.
 */
export async function bulkUpdate(
  query: Query,
  call: ChangingCaller,
  access: WriteAccess,
  { data, ...chosen }: Schemas['RecordBulkUpdate'],
): Promise<Schemas['RecordBulkResult']> {
  const targets = await targetsOf(query, call, access, chosen);
  const work = createRequestWork();
  const working = { ...call, work };
  // Nearly always all of them can be changed, by a few statements.
  const together = targets.some(staleVersion)
    ? undefined
    : await attempted(query, () => changeTogether(query, working, access, { targets, data }));
  if (together instanceof DomainError && work.isSpent) throw together;
  if (together && !(together instanceof DomainError)) {
    const outcomes = targets.map((target) => [target, together.has(target.id) ? 'done' : 'unchanged'] as const);
    return { ...resultOf(access, outcomes, call.locale), changed: changedOf(outcomes) };
  }
  const outcomes: [Target, Outcome][] = [];
  for (const target of targets) {
    const { id, seenVersion } = target;
    const change = () => writeChange(query, { ...working, ifMatch: seenVersion }, access, { id, data });
    const changed = await attempted(query, change);
    if (changed instanceof DomainError && work.isSpent) throw changed;
    const outcome = changed instanceof DomainError ? changed : changed ? 'done' : 'unchanged';
    outcomes.push([target, outcome]);
  }
  return { ...resultOf(access, outcomes, call.locale), changed: changedOf(outcomes) };
}

/** The changed records with the versions that they have now: each was locked before. */
const changedOf = (outcomes: readonly (readonly [Target, Outcome])[]) =>
  outcomes.flatMap(([{ id, version }, outcome]) =>
    outcome === 'done' && version !== undefined ? [{ record_id: id, version: version + 1 }] : [],
  );

const staleVersion = ({ version, seenVersion }: Target): boolean =>
  version !== undefined && seenVersion !== undefined && version !== seenVersion;

/** Moves many records into the trash; one that cannot be moved is left out. Throws what `bulkUpdate` throws. */
export async function bulkDelete(
  query: Query,
  call: ChangingCaller,
  access: AnswerAccess,
  chosen: Chosen,
): Promise<Schemas['RecordBulkResult']> {
  const targets = await targetsOf(query, call, access, chosen);
  const stale = targets.filter(staleVersion);
  const current = targets.filter((target) => !staleVersion(target));
  const remove = (ids: readonly string[]) => attempted(query, () => moveAll(query, call, access, { ids, to: 'trash' }));
  const outcomes: [Target, Outcome][] = stale.map((target) => [target, new DomainError('version_conflict')]);
  // Nearly always all of them can go, by a few statements.
  const together = current.length === 0 ? null : await remove(current.map(({ id }) => id));
  for (const target of current) {
    const refused = together instanceof DomainError ? await remove([target.id]) : together;
    outcomes.push([target, refused instanceof DomainError ? refused : 'done']);
  }
  return resultOf(access, outcomes, call.locale);
}
