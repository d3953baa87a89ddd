import { defineMessages } from 'react-intl';
import type { ValueCheck } from '#schemas';
import type { CompiledNode } from '#engine/document';
import { isData, isEmpty, type Locals, ownValue, type PageScope, type Path } from '#engine/runtime';
import { isPath } from './node-shape.ts';

/** What the props of a field ask of its value, as its document has it. */
export interface FieldChecks {
  /** The kind of each check, and the value that it is given. */
  asked: readonly (readonly [ValueCheck, unknown])[];
  /** Where the value, or each part of it, is. */
  paths: readonly Path[];
  /** While one of these is true, nothing is checked. */
  unless: readonly unknown[];
}

/** The checks in the order in which a person mends what they find. */
const kinds: readonly ValueCheck[] = ['required', 'checked', 'format', 'min', 'max', 'maxItems'];

const words = defineMessages({
  required: { id: 'engine.check.required' },
  checked: { id: 'engine.check.checked' },
  email: { id: 'engine.check.email' },
  url: { id: 'engine.check.url' },
  min: { id: 'engine.check.min' },
  max: { id: 'engine.check.max' },
  earliest: { id: 'engine.check.earliest' },
  latest: { id: 'engine.check.latest' },
  maxItems: { id: 'engine.check.maxItems' },
});

/** Reads the checks of a node; undefined when it has none, or nothing that they could check. */
export function readChecks({ checks, bind }: CompiledNode): FieldChecks | undefined {
  if (!isData(checks) || Array.isArray(checks)) return undefined;
  const asked = kinds.filter((kind) => Object.hasOwn(checks, kind)).map((kind) => [kind, checks[kind]] as const);
  const paths = (isPath(bind) ? [bind] : listOf(checks.of)).filter(isPath);
  if (asked.length === 0 || paths.length === 0) return undefined;
  return { asked, paths, unless: listOf(checks.unless) };
}

/** The values that the checks depend on beside the field's own. */
export function checkValues({ asked, unless }: FieldChecks): readonly unknown[] {
  return [...asked.map(([, value]) => value), ...unless];
}

/** The text of the first check that the value fails; undefined when it passes all. */
export function failedCheck(
  { asked, paths, unless }: FieldChecks,
  scope: PageScope,
  locals: Locals,
): string | undefined {
  if (unless.some((value) => scope.value(value, locals) === true)) return undefined;
  const values = paths.map((path) => scope.read(path));
  for (const [kind, value] of asked) {
    const limit = scope.value(value, locals);
    const key = failure(kind, values, limit);
    if (key) return scope.text(words[key].id, { limit: limitText(limit, scope) });
  }
  return undefined;
}

function failure(kind: ValueCheck, values: readonly unknown[], limit: unknown): keyof typeof words | undefined {
  switch (kind) {
    case 'required':
      return limit === true && values.every(isEmpty) ? kind : undefined;
    case 'checked':
      return limit === true && !values.includes(true) ? kind : undefined;
    case 'format':
      return (limit === 'email' || limit === 'url') && values.some((value) => isUnlike(limit, value))
        ? limit
        : undefined;
    case 'min':
      return ends(values).some((value) => order(value, limit) < 0) ? (isNumber(limit) ? 'min' : 'earliest') : undefined;
    case 'max':
      return ends(values).some((value) => order(value, limit) > 0) ? (isNumber(limit) ? 'max' : 'latest') : undefined;
    case 'maxItems':
      return isNumber(limit) && values.some((value) => Array.isArray(value) && value.length > limit) ? kind : undefined;
  }
}

/** Much like an input of the type `email`; what passes it, the server judges. */
const mailAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d]([a-z\d.-]*[a-z\d])?$/i;

function isUnlike(format: 'email' | 'url', value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false;
  return !(format === 'email' ? mailAddress.test(value.trim()) : URL.canParse(value));
}

/** The values themselves, and both ends of ranges. */
function ends(values: readonly unknown[]): readonly unknown[] {
  return values.flatMap((value) => (isData(value) ? [ownValue(value, 'from'), ownValue(value, 'to')] : [value]));
}

/** Less than 0 when the value is before the limit, more when it is after it; 0 for what cannot be compared. */
function order(value: unknown, limit: unknown): number {
  if (isNumber(value) && isNumber(limit)) return value - limit;
  if (typeof value !== 'string' || typeof limit !== 'string' || value === '' || limit === '') return 0;
  const [left, right] = [comparable(value), comparable(limit)];
  return Number(left > right) - Number(left < right);
}

/** Days are compared as they are written, times with their seconds, and instants as moments whatever their zones. */
function comparable(text: string): string {
  if (text.length === 5) return `${text}:00`;
  const moment = Date.parse(text);
  return text.includes('T') && !Number.isNaN(moment) ? new Date(moment).toISOString() : text;
}

/** A limit as the reader writes it. */
function limitText(limit: unknown, { engine }: PageScope): string {
  const { locale } = engine.host;
  if (isNumber(limit)) return new Intl.NumberFormat(locale.current()).format(limit);
  const text = typeof limit === 'string' ? limit : '';
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) return text;
  if (text.includes('T')) return engine.formatDate(moment, 'datetime');
  return new Intl.DateTimeFormat(locale.current(), { dateStyle: 'medium', timeZone: 'UTC' }).format(moment);
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
