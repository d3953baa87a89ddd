import type { Seeded } from '../oracle/seeded.ts';
import { known, randomKind } from './plain-kinds.ts';
import type { PlainField, PlainTable } from './plain-table.ts';

const ids = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'];
const innerIds = ['g1', 'g2', 'g3'];

const plain = (seed: Seeded, id: string): PlainField => ({
  id,
  kind: id === 'f1' && seed.isTrue(0.5) ? 'number' : randomKind(seed),
  inside: [],
});

function newField(seed: Seeded, id: string): PlainField {
  if (!seed.isTrue(0.3)) {
    const field = plain(seed, id);
    return {
      ...field,
      isUnique: seed.isTrue(0.3) && field.kind !== undefined && known(field.kind).mayBeUnique === true,
    };
  }
  return {
    id,
    kind: undefined,
    inside: seed
      .some(innerIds, 0.6)
      .concat('g0')
      .map((inner) => plain(seed, inner)),
  };
}

/** The field with another rule, of those that its kind can have. */
function withRule(seed: Seeded, field: PlainField): PlainField {
  const { kind } = field;
  switch (seed.upTo(4)) {
    case 0:
      return { ...field, isRequired: !field.isRequired };
    case 1:
      return kind !== undefined && known(kind).mayBeUnique ? { ...field, isUnique: !field.isUnique } : field;
    case 2:
      return kind === undefined ? field : { ...field, isIndexed: true };
    default:
      return { ...field, isHidden: !field.isHidden };
  }
}

function changedRows(seed: Seeded, field: PlainField): PlainField {
  const { inside } = field;
  const [first, ...others] = inside;
  const free = innerIds.filter((id) => !inside.some((one) => one.id === id));
  switch (seed.upTo(3)) {
    case 0:
      return free.length === 0 ? field : { ...field, inside: [...inside, plain(seed, seed.one(free))] };
    case 1:
      return others.length === 0 ? field : { ...field, inside: others };
    default:
      return first ? { ...field, inside: [{ ...first, kind: randomKind(seed) }, ...others] } : field;
  }
}

/** With a formula over `f1` now and then, as long as that is a number. */
function withFormula(seed: Seeded, fields: PlainField[], hadIt: boolean): PlainField[] {
  const isNumber = fields.some(({ id, kind }) => id === 'f1' && kind === 'number');
  if (!isNumber || !seed.isTrue(hadIt ? 0.9 : 0.5)) return fields;
  return [...fields, { id: 'x1', kind: 'twice', inside: [] }];
}

/** Some other design: a field more or less, one of another kind, with other rules, rows or at another place. */
export const changedDesign = (seed: Seeded, { fields }: PlainTable): PlainField[] =>
  withFormula(
    seed,
    changedFields(
      seed,
      fields.filter(({ kind }) => kind !== 'twice'),
    ),
    fields.some(({ kind }) => kind === 'twice'),
  );

function changedFields(seed: Seeded, fields: PlainField[]): PlainField[] {
  const free = ids.filter((id) => !fields.some((field) => field.id === id));
  const at = seed.upTo(fields.length);
  const exchange = (change: (field: PlainField) => PlainField): PlainField[] =>
    fields.map((field, index) => (index === at ? change(field) : field));
  switch (seed.upTo(8)) {
    case 0:
    case 1:
      return free.length === 0 ? fields : fields.toSpliced(at, 0, newField(seed, seed.one(free)));
    case 2:
      return fields.length < 2 ? fields : fields.toSpliced(at, 1);
    case 3:
    case 4:
      return exchange(({ id }) => newField(seed, id));
    case 5:
      return fields.toReversed();
    case 6:
      return exchange((field) => (field.kind === undefined ? changedRows(seed, field) : withRule(seed, field)));
    default:
      return exchange((field) => withRule(seed, field));
  }
}

export const firstDesign = (seed: Seeded): PlainField[] => seed.times(3, (index) => newField(seed, ids[index] ?? 'f1'));
