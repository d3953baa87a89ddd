import type { Schemas } from '#openapi';
import { type Family, ownNames, type PlainField, reached } from './plain-field.ts';
import { dayPool, momentPool, type Names, poolOf } from './random-field.ts';
import type { Seeded } from './seeded.ts';

type Condition = Schemas['FilterCondition'];
type Operator = Schemas['FilterOperator'];
type Value = Schemas['FilterValue'];

const ordering: readonly Operator[] = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', 'in', 'notIn'];
const operators: Readonly<Record<Family, readonly Operator[]>> = {
  text: ['eq', 'ne', 'in', 'notIn', 'contains', 'notContains', 'startsWith', 'endsWith'],
  code: ['eq', 'ne', 'in', 'notIn'],
  number: ordering,
  day: [...ordering, 'within'],
  moment: [...ordering, 'within'],
  time: ordering,
  boolean: ['eq', 'ne'],
  list: ['containsAny', 'containsAll', 'containsNone'],
  range: ['isEmpty', 'isNotEmpty'],
};

/** What a filter may name. */
export interface FilterWords {
  fields: readonly PlainField[];
  names: Names;
  ids: readonly string[];
  /** Of a filter that is sent, not stored. */
  parameters?: Record<string, Value>;
}

const isList = (operator: Operator): boolean =>
  ['in', 'notIn', 'containsAny', 'containsAll', 'containsNone', 'under'].includes(operator);

function valuesOf(seed: Seeded, name: string, family: Family, { fields, names, ids }: FilterWords): readonly unknown[] {
  const field = fields.find(({ id }) => id === name);
  if (field) return family === 'moment' && seed.isTrue(0.5) ? dayPool : poolOf(field, names);
  if (name === 'record_id') return ids;
  return name === 'created_by' ? names.people : seed.one([momentPool, dayPool]);
}

const kindOf = (name: string, { fields }: FilterWords): string | undefined =>
  name === 'created_by' ? 'user' : fields.find(({ id }) => id === name)?.kind.type;

function randomPeriod(seed: Seeded, family: Family): Condition['value_from'] {
  const units = ['day', 'week', 'month', 'quarter', 'year'] as const;
  const unit = seed.one(family === 'day' ? units : (['hour', ...units] as const));
  return { kind: 'period', unit, offset: seed.upTo(5) - 2, count: 1 + seed.upTo(3) };
}

function operandOf(seed: Seeded, base: Condition, family: Family, words: FilterWords): Condition | undefined {
  const { operator, field } = base;
  const kind = kindOf(field, words);
  if (operator === 'under') return undefined;
  if (kind === 'user' && !isList(operator)) return { ...base, value_from: { kind: 'currentUser' } };
  if (kind === 'department' && isList(operator)) {
    return { ...base, value_from: { kind: 'currentDepartments', is_deep: seed.isTrue(0.5) } };
  }
  if ((family === 'day' || family === 'moment') && !isList(operator) && operator !== 'between') {
    const isPeriod = operator !== 'in' && operator !== 'notIn' && seed.isTrue(0.5);
    return { ...base, value_from: isPeriod ? randomPeriod(seed, family) : { kind: 'now' } };
  }
  // Rows have no one value that could be compared with another field.
  const isOneValue = ({ inRows }: PlainField): boolean => !inRows;
  if (words.fields.some((one) => one.id === field && !isOneValue(one))) return undefined;
  const others = words.fields.filter((one) => one.family === family && one.kind.type === kind && isOneValue(one));
  const isSymbol =
    family === 'text' || family === 'code' || family === 'boolean'
      ? ['eq', 'ne']
      : ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'];
  if (others.length === 0 || family === 'list' || family === 'range' || !isSymbol.includes(operator)) return undefined;
  return { ...base, value_from: { kind: 'field', field: seed.one(others).id } };
}

function randomCondition(seed: Seeded, words: FilterWords): Condition {
  const field = seed.one([...words.fields.map(({ id }) => id), ...ownNames]);
  const { family } = reached(words.fields, field);
  const isPlaced = ['user', 'department'].includes(kindOf(field, words) ?? '');
  const operator = seed.one([
    ...operators[family],
    'isEmpty',
    'isNotEmpty',
    ...(isPlaced ? (['under'] as const) : []),
  ] as Operator[]);
  const base: Condition = { kind: 'condition', field, operator };
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return base;
  if (operator === 'within') return { ...base, value_from: randomPeriod(seed, family) };
  const operand = seed.isTrue(0.2) ? operandOf(seed, base, family, words) : undefined;
  if (operand) return operand;
  const pool = operator === 'under' ? words.names.departments : valuesOf(seed, field, family, words);
  const value = randomOperand(seed, operator, pool);
  if (words.parameters && seed.isTrue(0.1)) {
    const name = `p${Object.keys(words.parameters).length}`;
    words.parameters[name] = value;
    return { ...base, value_from: { kind: 'parameter', name } };
  }
  return { ...base, value };
}

// Safe: values of fields are what filters compare with.
function randomOperand(seed: Seeded, operator: Operator, pool: readonly unknown[]): Value {
  const one = (): Value => seed.one(pool) as Value;
  if (operator === 'between') return [one(), one()] as Value;
  if (isList(operator)) return seed.some(pool, 0.3) as Value;
  if ((operator === 'eq' || operator === 'ne') && seed.isTrue(0.1)) return null;
  const value = one();
  return operator.includes('ontains') || operator.endsWith('With') ? part(seed, String(value)) : value;
}

/** A piece of a text. */
function part(seed: Seeded, text: string): string {
  const letters = [...text];
  const from = seed.upTo(Math.min(letters.length, 3));
  return seed.isTrue(0.5) ? text : letters.slice(from, from + 1 + seed.upTo(4)).join('');
}

/** A filter of a few conditions, in groups. */
export function randomFilter(seed: Seeded, words: FilterWords, most = 4): Schemas['FilterConditions'] {
  const node = (level: number): Schemas['FilterNode'] =>
    level < 3 && seed.isTrue(0.25)
      ? {
          kind: 'group',
          logicalOperator: seed.one(['any', 'all'] as const),
          children: seed.times(1 + seed.upTo(3), () => node(level + 1)),
        }
      : randomCondition(seed, words);
  const children = seed.times(seed.upTo(most), () => node(1));
  return { logicalOperator: seed.one(['any', 'all'] as const), children };
}
