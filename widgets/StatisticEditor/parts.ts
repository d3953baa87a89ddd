/** A group as the configuration of a report has it; its field is empty until one is chosen. */
export interface Group {
  kind: 'value' | 'period';
  id: string;
  field: string;
  unit?: string;
  label?: string;
}

/** A measure; a count has no field. */
export interface Measure {
  kind: 'count' | 'field';
  id: string;
  function?: string;
  field?: string;
  label?: string;
}

export interface Parts {
  groups: readonly Group[];
  measures: readonly Measure[];
}

export interface StatisticField {
  field: string;
  label: string;
  kind: string;
}

const textOf = (one: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(one, key);
  return typeof value === 'string' ? value : undefined;
};

const objectsOf = (value: unknown, key: string): object[] => {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return Array.isArray(list) ? list.filter((one): one is object => typeof one === 'object' && one !== null) : [];
};

const optional = (key: 'unit' | 'label' | 'function' | 'field', value: string | undefined) =>
  value === undefined ? {} : { [key]: value };

function readGroup(one: object): Group {
  const unit = textOf(one, 'unit');
  return {
    kind: unit === undefined ? 'value' : 'period',
    id: textOf(one, 'id') ?? '',
    field: textOf(one, 'field') ?? '',
    ...optional('unit', unit),
    ...optional('label', textOf(one, 'label')),
  };
}

function readMeasure(one: object): Measure {
  const isCount = textOf(one, 'kind') !== 'field';
  return {
    kind: isCount ? 'count' : 'field',
    id: textOf(one, 'id') ?? '',
    ...(!isCount && { function: textOf(one, 'function') ?? 'sum', field: textOf(one, 'field') ?? '' }),
    ...optional('label', textOf(one, 'label')),
  };
}

/** The bound value, without what is no group and no measure. */
export const readParts = (value: unknown): Parts => ({
  groups: objectsOf(value, 'groups').map(readGroup),
  measures: objectsOf(value, 'measures').map(readMeasure),
});

/** An id that no part has yet. */
export function freeId({ groups, measures }: Parts, letter: 'g' | 'm'): string {
  const taken = new Set([...groups, ...measures].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

const isDated = (kind: string | undefined): boolean => kind === 'date' || kind === 'datetime';

/** A group by another field: dates by months at first, everything else by its values. */
export function groupBy(group: Group, field: string, fields: readonly StatisticField[]): Group {
  const { unit = 'month', ...rest } = group;
  const kind = fields.find((one) => one.field === field)?.kind;
  return isDated(kind) ? { ...rest, kind: 'period', field, unit } : { ...rest, kind: 'value', field };
}

/** The units by which a field is grouped; none for a field without dates. */
export function unitsOf(field: string, fields: readonly StatisticField[]): string[] {
  const kind = fields.find((one) => one.field === field)?.kind;
  if (!isDated(kind)) return [];
  return [...(kind === 'datetime' ? ['hour'] : []), 'day', 'week', 'month', 'quarter', 'year'];
}

const computed: Record<string, ReadonlySet<string> | undefined> = {
  sum: new Set(['number']),
  avg: new Set(['number']),
  min: new Set(['number', 'date', 'datetime', 'time', 'text']),
  max: new Set(['number', 'date', 'datetime', 'time', 'text']),
};

/** The fields of which a function can be computed. */
export const fieldsFor = (name: string, fields: readonly StatisticField[]): StatisticField[] =>
  fields.filter(({ kind }) => computed[name]?.has(kind) ?? true);

/** A measure by another function; its field stays where the function can be computed of it. */
export function measureBy(measure: Measure, name: string, fields: readonly StatisticField[]): Measure {
  const { id, label } = measure;
  const named = optional('label', label);
  if (name === 'count') return { kind: 'count', id, ...named };
  const fitting = fieldsFor(name, fields);
  const fitted = fitting.find(({ field }) => field === measure.field);
  const only = fitting.length === 1 ? fitting[0] : undefined;
  return { kind: 'field', id, function: name, field: (fitted ?? only)?.field ?? '', ...named };
}

/** The part under a name of its own, or without one. */
export function withLabel<Part extends Group | Measure>(part: Part, label: string): Part {
  const { label: _, ...rest } = part;
  // Safe: a label may be absent.
  return (label === '' ? rest : { ...rest, label }) as Part;
}
