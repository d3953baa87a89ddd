import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import { askPlainly, isReached, reachedPlainly, rightsOf } from './ask.ts';
import type { Changed } from './ask-change.ts';
import type { Case } from './each-question.ts';
import { type PlainRecord, reached as fieldOf } from './plain-field.ts';
import type { RandomWrite } from './random-write.ts';
import type { World } from './world.ts';

type Outcome = 'done' | 'unchanged' | 'leftOut';

function sorted(outcomes: readonly (readonly [string, Outcome])[]): Changed {
  const of = (wanted: Outcome) => outcomes.flatMap(([id, outcome]) => (outcome === wanted ? [id] : [])).sort();
  return { done: of('done'), unchanged: of('unchanged').length, leftOut: of('leftOut') };
}

const changedAt = ({ question }: Case): string => new Date(question.now).toISOString();

/** Who is changed by a value in bulk: records that may be changed, in that field, before it and after it. */
export function bulkUpdatePlainly(world: World, one: Case, { field, value }: RandomWrite): Changed | 'unknown' {
  const reached = reachedPlainly(world, one);
  if (!reached) return 'unknown';
  const { rights, found } = reached;
  const mayChange = (record: PlainRecord) => rights.reaches('edit', record) && rights.mayChangeIn(field.id, record);
  const outcomeOf = (record: PlainRecord): Outcome => {
    const isOpen = rights.mayChangeIn(field.id, record);
    const after = { ...record, updatedAt: changedAt(one), values: { ...record.values, [field.id]: value } };
    // What other fields hold is no matter of the change, although the form may refuse it by now.
    if (!rights.reaches('edit', record)) return 'leftOut';
    const isSame = isDeepStrictEqual(fieldOf(one.table.fields, field.id).read(record), value);
    if (!isOpen) return isSame && rights.seesIn(field.id, record) ? 'unchanged' : 'leftOut';
    return isSame ? 'unchanged' : mayChange(after) ? 'done' : 'leftOut';
  };
  return sorted(found.map(({ whole, ...record }) => [record.id, outcomeOf(whole ?? record)]));
}

/** Who goes into the trash. */
export function bulkDeletePlainly(world: World, one: Case): Changed | 'unknown' {
  const reached = reachedPlainly(world, one);
  if (!reached) return 'unknown';
  const { rights, found } = reached;
  return sorted(
    found.map(({ whole, ...record }) => [record.id, rights.reaches('delete', whole ?? record) ? 'done' : 'leftOut']),
  );
}

const saysSomething = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Which cells of an export say something: those of records that may be exported, in fields that are seen there. */
export function exportPlainly(world: World, one: Case, fields: readonly string[]): boolean[][] | 'unknown' | 'denied' {
  const { fields: _fields, ...query } = one.question.query;
  const listed = askPlainly(world, { ...one, question: { ...one.question, query } });
  if (listed === 'unknown') return 'unknown';
  const rights = rightsOf(world, one);
  if (!rights.mayDo('export')) return 'denied';
  const recordOf = new Map(one.table.records.map((record) => [record.id, record]));
  const mayLeave = (id: string): boolean => {
    const record = recordOf.get(id);
    return record !== undefined && rights.reaches('export', record);
  };
  return listed.records
    .filter(({ id }) => mayLeave(id))
    .map(({ values }) => fields.map((field) => saysSomething(values[field])));
}

/** What the history tells of a change: the fields that are seen in the record as it is afterwards. */
export function historyPlainly(
  world: World,
  one: Case,
  { record, data }: { record: PlainRecord; data: Schemas['RecordData'] },
): { changed: string[]; seen: string[] } | 'unknown' {
  const rights = rightsOf(world, one);
  const ids = Object.keys(data).filter(
    (id) => !isDeepStrictEqual(fieldOf(one.table.fields, id).read(record), data[id]),
  );
  const after: PlainRecord = {
    ...record,
    ...(ids.length > 0 && { updatedAt: changedAt(one) }),
    values: { ...record.values, ...data },
  };
  if (!rights.mayDo('query') || !isReached(world, one, after)) return 'unknown';
  const isSeen = (id: string): boolean => rights.seesIn(id, after);
  return { changed: ids.filter(isSeen).sort(), seen: one.table.fields.map(({ id }) => id).filter(isSeen) };
}
