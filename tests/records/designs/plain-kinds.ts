import type { Schemas } from '#openapi';
import type { Seeded } from '../oracle/seeded.ts';

export type Kind = Schemas['FieldKind'];
export type Store = 'text' | 'number' | 'boolean' | 'day' | 'moment' | 'time' | 'texts' | 'days' | 'rows';

const words = [
  '12',
  '1,250.5',
  ' 7 ',
  'yes',
  '否',
  '2026-02-28',
  '2026-02-30',
  '2026-02-28T10:00:00Z',
  '09:30',
  'Pump',
  'pump',
  'Ärger',
  '泵',
  'a',
  '',
]; // prettier-ignore
const options = {
  source: 'fixed' as const,
  options: ['a', 'Pump', '12', '泵'].map((value) => ({ value, label: value })),
};

/** A text that no index packs: longer than a page of an index has room for. */
const long = Array.from({ length: 600 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_296).toString(36)).join('');

interface KnownKind {
  kind: Kind;
  store: Store;
  pool: readonly unknown[];
  mayBeUnique?: boolean;
}

/** What fields of the random designs may be, beside sub-tables and relations. */
export const kinds: Readonly<Record<string, KnownKind>> = {
  text: { kind: { type: 'text' }, store: 'text', pool: words, mayBeUnique: true },
  area: {
    kind: { type: 'text', widget: 'area' },
    store: 'text',
    pool: [...words, long, `${long}b`],
    mayBeUnique: true,
  },
  select: { kind: { type: 'select', options }, store: 'text', pool: ['a', 'Pump', '12'] },
  number: {
    kind: { type: 'number', precision: 2 },
    store: 'number',
    pool: [0, 1, -1, 2.5, 99.99, 1e9],
    mayBeUnique: true,
  },
  boolean: { kind: { type: 'boolean' }, store: 'boolean', pool: [true, false] },
  day: {
    kind: { type: 'date', granularity: 'day' },
    store: 'day',
    pool: ['2026-02-28', '2024-02-29', '1999-12-31'],
    mayBeUnique: true,
  },
  moment: {
    kind: { type: 'date', granularity: 'second' },
    store: 'moment',
    pool: ['2026-02-28T10:00:00.000Z', '2026-02-28T20:30:00.000Z'],
  },
  time: { kind: { type: 'time' }, store: 'time', pool: ['00:00', '09:30', '23:59'] },
  list: { kind: { type: 'multiSelect', options }, store: 'texts', pool: [['a'], ['a', 'Pump'], ['泵', '12', 'a']] },
  range: {
    kind: { type: 'dateRange', granularity: 'day' },
    store: 'days',
    pool: [{ kind: 'range', from: '2026-02-01', to: '2026-02-28' }],
  },
}; // prettier-ignore

/** Computed of the field `f1`, wherever that is a number. */
const twice: KnownKind = {
  kind: { type: 'formula', expression: 'f1 * 2 + 1', result: 'number', precision: 2 },
  store: 'number',
  pool: [],
};

/** What `twice` stands for; of nothing there is nothing. */
export const twiceOf = (value: unknown): number | null =>
  typeof value === 'number' ? Math.round((value * 2 + 1) * 100) / 100 : null;

export type KindName = keyof typeof kinds;

export function known(name: KindName): KnownKind {
  const found = name === 'twice' ? twice : kinds[name];
  if (!found) throw new ReferenceError(`There is no kind ${name}.`);
  return found;
}

export const randomKind = (seed: Seeded): KindName => seed.one(Object.keys(kinds));

/** A value that a field of this kind takes; null now and then where it may be left empty. */
export const valueFor = (seed: Seeded, name: KindName, isRequired: boolean): unknown =>
  !isRequired && seed.isTrue(0.25)
    ? null
    : seed.one(known(name).pool.filter((value) => !isRequired || isFilled(value)));

/** Whether a value is one that somebody would miss. */
export const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const number = (text: string): number | null => {
  const plain = text.trim();
  if (/^[+-]?\d{1,30}(\.\d{1,20})?$/.test(plain)) return Number(plain);
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : null;
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

const flags: Readonly<Record<string, boolean>> = { yes: true, '1': true, 否: false, '0': false };

/** Days and moments meet in the calendar that the walk sends, which is eight hours ahead of UTC. */
const ahead = 8 * 60 * 60 * 1000;
const local = (moment: unknown): string => new Date(Date.parse(String(moment)) + ahead).toISOString();

/** A value of one way of storing as one of another; null where it does not fit. */
export function asStored(value: unknown, from: Store, to: Store): unknown {
  if (!isFilled(value)) return null;
  const text = String(value);
  switch (`${from} ${to}`) {
    case 'text number':
      return number(text);
    case 'text boolean':
      return flags[text.trim()] ?? null;
    case 'text day':
      return isDay(text.trim()) ? text.trim() : null;
    case 'text moment':
      return /T\d\d:\d\d/.test(text) && isDay(text.slice(0, 10)) ? new Date(text).toISOString() : null;
    case 'text time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(text.trim()) ? text.trim() : null;
    case 'text texts':
      return text.length <= 1000 ? [text] : null;
    case 'number text':
    case 'boolean text':
    case 'day text':
    case 'moment text':
      return text;
    case 'time text':
      return `${text}:00`;
    case 'number boolean':
      return value === 1 ? true : value === 0 ? false : null;
    case 'boolean number':
      return value ? 1 : 0;
    case 'day moment':
      return new Date(Date.parse(`${text}T00:00:00Z`) - ahead).toISOString();
    case 'day days':
      return { kind: 'range', from: text, to: text };
    case 'moment day':
      return local(text).slice(0, 10);
    case 'moment time':
      return local(text).slice(11, 16);
    case 'texts text':
      return Array.isArray(value) && value.length === 1 ? value[0] : null;
    default:
      return null;
  }
}
