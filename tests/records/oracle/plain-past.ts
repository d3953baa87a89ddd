import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '#openapi';
import { askPlainly, isReached, rightsOf } from './ask.ts';
import type { Outcome, Restored } from './ask-past.ts';
import type { Case } from './each-question.ts';
import { type PlainField, type PlainRecord, reached as fieldOf } from './plain-field.ts';
import type { PlainGrant } from './plain-rights.ts';
import type { World } from './world.ts';

const alive = (record: PlainRecord): PlainRecord => ({ ...record, isDeleted: false });

/** What may be taken out of the trash: records that would be seen, and that the caller may delete. */
export function trashPlainly(world: World, one: Case): Outcome<string[]> {
  const rights = rightsOf(world, one);
  if (!rights.mayDo('query')) return 'unknown';
  if (!rights.mayDo('delete')) return 'denied';
  const records = one.table.records.filter(({ isDeleted }) => isDeleted).map(alive);
  const deletable = records.filter((record) => rights.reaches('delete', record));
  const query = { ...one.question.query, sort: ['record_id'] };
  const listed = askPlainly(world, {
    ...one,
    table: { ...one.table, records: deletable },
    question: { ...one.question, query },
  });
  return listed === 'unknown' ? 'unknown' : listed.records.map(({ id }) => id);
}

export function restorePlainly(world: World, one: Case, ids: readonly string[]): Outcome<'done'> {
  const rights = rightsOf(world, one);
  if (!rights.mayDo('query')) return 'unknown';
  const records = ids.map((id) => one.table.records.find((record) => record.id === id));
  const isSeen = (record: PlainRecord | undefined) => record?.isDeleted && isReached(world, one, alive(record));
  if (!records.every(isSeen)) return 'unknown';
  return records.every((record) => record && rights.reaches('delete', record)) ? 'done' : 'denied';
}

/** What comes back of a change: what is seen and open in the record, if it may still be kept so. */
export function restoreVersionPlainly(
  world: World,
  one: Case,
  { record, data }: { record: PlainRecord; data: Schemas['RecordData'] },
): Outcome<Restored> {
  const rights = rightsOf(world, one);
  const { fields } = one.table;
  const changed = Object.keys(data).filter((id) => !isDeepStrictEqual(fieldOf(fields, id).read(record), data[id]));
  const updatedAt = new Date(one.question.now).toISOString();
  const now: PlainRecord = {
    ...record,
    ...(changed.length > 0 && { updatedAt }),
    values: { ...record.values, ...data },
  };
  if (!rights.mayDo('query') || !isReached(world, one, now)) return 'unknown';
  if (!rights.reaches('edit', now)) return 'denied';
  const seen = changed.filter((id) => rights.seesIn(id, now));
  const back = seen.filter((id) => rights.mayChangeIn(id, now)).sort();
  const before = Object.fromEntries(back.map((id) => [id, record.values[id] ?? null]));
  const after: PlainRecord = { ...now, ...(back.length > 0 && { updatedAt }), values: { ...now.values, ...before } };
  const mayKeep = rights.reaches('edit', after) && back.every((id) => rights.mayChangeIn(id, after));
  if (back.length > 0 && !mayKeep) return 'denied';
  return { back, leftOut: seen.filter((id) => !back.includes(id)).sort() };
}

/** Files go with the field that holds them, of records that are seen or, in the trash, may be taken out of it. */
export function filesPlainly(world: World, one: Case): string[] {
  const rights = rightsOf(world, one);
  const { access } = one.question.person;
  const isOpen = (record: PlainRecord): boolean => {
    if (access !== 'granted') return access === 'editor' || !record.isDeleted;
    return isReached(world, one, alive(record)) && (!record.isDeleted || rights.reaches('delete', record));
  };
  return one.table.records
    .filter(isOpen)
    .flatMap((record) =>
      one.table.fields
        .filter(({ id }) => access !== 'granted' || rights.seesIn(id, alive(record)))
        .map(({ id }) => `${record.id} ${id}`),
    )
    .sort();
}

const isSecret = ({ kind }: PlainField): boolean => kind.type === 'text' && kind.widget === 'password';

/** What of a draft could be sent: fields that are seen, and open in a new record or in some stored one. */
export function draftPlainly(world: World, one: Case, isNew: boolean): Outcome<string[]> {
  const { person } = one.question;
  const rights = rightsOf(world, one);
  if (!rights.mayDo('query')) return 'unknown';
  const right = isNew ? 'add' : 'edit';
  const isHeld = ({ subject_type, subject_id, for_api, rights: held }: PlainGrant): boolean =>
    person.subjects.has(`${subject_type}:${subject_id}`) && (for_api || !person.isKey) && held.query && held[right];
  const opens = (id: string): boolean =>
    one.rights.grants
      .filter(isHeld)
      .some(
        ({ visible_fields: seen }) =>
          seen.kind === 'all' || seen.fields.some((each) => each.field === id && each.can_edit),
      );
  const isOpen = (id: string): boolean =>
    person.access === 'editor' || (person.access === 'granted' && rights.sees(id) && opens(id));
  return one.table.fields
    .filter((field) => !isSecret(field) && isOpen(field.id))
    .map(({ id }) => id)
    .sort();
}
