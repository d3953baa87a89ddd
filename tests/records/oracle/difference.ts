import type { Answer, Outcome } from './ask.ts';
import type { Case } from './each-question.ts';

const recordsOf = (outcome: unknown): Answer['records'] =>
  typeof outcome === 'object' && outcome !== null && 'records' in outcome ? (outcome as Answer).records : [];

/** What differs, short enough to be read: records that are missing or too many, else what the answers say of the first one. */
export function differenceOf({ number, table, rights, question }: Case, answered: unknown, expected: Outcome): object {
  const [mine, theirs] = [recordsOf(answered), recordsOf(expected)];
  const inMemory = (id: string) => table.records.find((record) => record.id === id);
  const without = (list: Answer['records'], others: Answer['records']) =>
    list.filter(({ id }) => !others.some((other) => other.id === id)).map(({ id }) => inMemory(id));
  const first = theirs.findIndex((record, index) => JSON.stringify(record) !== JSON.stringify(mine[index]));
  const { person, user, ...asked } = question;
  return {
    ORACLE_SEED: number,
    ...('error' in Object(answered) && {
      error: JSON.stringify((answered as { error: unknown }).error),
      text: String((answered as { error: unknown }).error),
    }),
    missing: without(theirs, mine).slice(0, 2),
    tooMany: without(mine, theirs).slice(0, 2),
    first: [mine[first], theirs[first]],
    order: [mine, theirs].map((list) => list.map(({ id }) => id.slice(-5)).join(' ')),
    asked: JSON.stringify(asked),
    by: JSON.stringify({ ...user, subjects: [...user.subjects], access: person.access, isKey: person.isKey }),
    view: JSON.stringify(rights.viewFilter),
    grants: rights.grants
      .filter(({ subject_type, subject_id }) => person.subjects.has(`${subject_type}:${subject_id}`))
      .map((grant) => JSON.stringify(grant)),
    fields: table.fields.map(({ id, family, kind }) => `${id} ${family} ${kind.type}`).join(', '),
  };
}
