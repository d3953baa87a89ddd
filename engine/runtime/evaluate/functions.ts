import { broken, typeName } from './broken.ts';
import type { Budget } from './budget.ts';
import { added, daysBetween, hoursBetween, monthsBetween, partOf, yearsBetween } from './dates.ts';
import { finite } from './operators.ts';
import { isData } from './own-value.ts';
import { sitePath } from './safe-path.ts';

/** What functions know beside their arguments. */
export interface FunctionContext {
  budget: Budget;
  /** A time, in milliseconds since 1970 UTC, in the visitor's language and zone; a day, which no zone moves, is its midnight in UTC. */
  formatDate(time: number, style: string, isDay: boolean): string;
}

type FunctionBody = (args: readonly unknown[], context: FunctionContext) => unknown;

/** The only things that an expression can call; `expression/functions.ts` has their signatures (P23). */
const bodies: ReadonlyMap<string, FunctionBody> = new Map<string, FunctionBody>([
  ['size', ([value], { budget }) => size(value, budget)],
  ['isEmpty', ([value], { budget }) => size(value ?? '', budget) === 0],
  [
    'lengthAtLeast',
    ([value, least], { budget }) => (least === null ? null : size(text(value ?? ''), budget) >= number(least)),
  ],
  ['sameSecret', ([value, other]) => text(value ?? '') === text(other ?? '')],
  ['passwordIssues', ([value], { budget }) => passwordIssues(text(value ?? ''), budget)],
  ['isBlank', ([value]) => value === null || value === '' || (Array.isArray(value) && value.length === 0)],
  ['len', ([value], { budget }) => size(text(value), budget)],
  ['left', ([value, count]) => characters(value, 0, number(count))],
  ['right', ([value, count]) => ending(text(value), number(count))],
  ['mid', ([value, start, count]) => characters(value, Math.max(1, Math.trunc(number(start))) - 1, number(count))],
  ['replace', ([value, old, other], { budget }) => replaced(text(value), text(old), text(other), budget)],
  ['concat', (args, { budget }) => join(args, '', budget)],
  ['trim', ([value]) => text(value).trim()],
  ['lower', ([value]) => text(value).toLowerCase()],
  ['upper', ([value]) => text(value).toUpperCase()],
  ['contains', ([value, part]) => text(value).includes(text(part))],
  ['startsWith', ([value, part]) => text(value).startsWith(text(part))],
  ['endsWith', ([value, part]) => text(value).endsWith(text(part))],
  ['string', ([value]) => scalarText(value)],
  ['number', ([value]) => toNumber(value)],
  ['int', ([value]) => whole(toNumber(value))],
  ['coalesce', (args) => args.find((value) => value !== null) ?? null],
  ['merge', ([value, changes], { budget }) => merge(value, changes, budget)],
  ['round', ([value, decimals]) => round(number(value), decimals === undefined ? 0 : number(decimals))],
  ['min', (args) => finite(Math.min(...args.map(number)))],
  ['max', (args) => finite(Math.max(...args.map(number)))],
  ['abs', ([value]) => Math.abs(number(value))],
  ['floor', ([value]) => finite(Math.floor(number(value)))],
  ['ceil', ([value]) => finite(Math.ceil(number(value)))],
  ['mod', ([value, divisor]) => modulo(number(value), number(divisor))],
  ['power', ([value, exponent]) => finite(number(value) ** number(exponent))],
  ['sqrt', ([value]) => finite(Math.sqrt(number(value)))],
  ['join', ([items, separator], { budget }) => join(list(items), text(separator), budget)],
  ['split', ([value, separator], { budget }) => split(text(value), text(separator), budget)],
  ['safePath', ([value, fallback]) => sitePath(value) ?? text(fallback)],
  ['last2', ([value]) => Array.from(text(value).slice(-4)).slice(-2).join('')],
  ['cut', ([value, width]) => cut(text(value), number(width))],
  ['daysBetween', ([from, to]) => daysBetween(from, to)],
  ['hoursBetween', ([from, to]) => hoursBetween(from, to)],
  ['monthsBetween', ([from, to]) => monthsBetween(from, to)],
  ['yearsBetween', ([from, to]) => yearsBetween(from, to)],
  ['addDays', ([value, count]) => added(value, number(count), 'day')],
  ['addMonths', ([value, count]) => added(value, number(count), 'month')],
  ['addYears', ([value, count]) => added(value, number(count) * 12, 'month')],
  ['year', ([value]) => partOf(value, 'year')],
  ['month', ([value]) => partOf(value, 'month')],
  ['day', ([value]) => partOf(value, 'day')],
  ['weekday', ([value]) => partOf(value, 'weekday')],
  ['formatDate', ([value, style], { formatDate }) => date(value, style ?? 'datetime', formatDate)],
]);

/** Functions that look at null themselves; in the others null in any argument gives null. */
const takesNull: ReadonlySet<string> = new Set([
  'coalesce',
  'concat',
  'isBlank',
  'safePath',
  'isEmpty',
  'lengthAtLeast',
  'sameSecret',
  'passwordIssues',
]);

export const implementedFunctions: readonly string[] = [...bodies.keys()];

/** Calls an allowed function. Throws ENGINE_EXPRESSION_BROKEN for any other name and for arguments that do not fit. */
export function callFunction(name: string, args: readonly unknown[], context: FunctionContext): unknown {
  const body = bodies.get(name);
  if (!body) throw broken(`There is no function "${name}".`);
  if (args.includes(null) && !takesNull.has(name)) return null;
  const result = body(args, context);
  return typeof result === 'string' ? context.budget.made(result) : result;
}

function size(value: unknown, budget: Budget): number {
  if (typeof value === 'string') {
    budget.step(Math.ceil(value.length / 100));
    // Characters, and not halves of them; most texts have none that takes two.
    return /[\uD800-\uDBFF]/.test(value) ? [...value].length : value.length;
  }
  if (!isData(value)) throw misfit('a text, a list or an object', value);
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

function passwordIssues(value: string, budget: Budget): string[] {
  const length = size(value, budget);
  const [lower, upper] = [value.toLowerCase(), value.toUpperCase()];
  return [
    length < 8 && 'short',
    length < 12 && 'notLong',
    (lower === upper || !/\d/.test(value)) && 'notMixed',
    (lower === value || upper === value) && 'oneCase',
  ].filter((issue) => issue !== false);
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(value)) return null;
  return finite(Number(value));
}

function whole(value: number | null): number | null {
  return value === null ? null : finite(Math.trunc(value));
}

function round(value: number, decimals: number): number {
  const digits = Math.max(0, Math.min(15, Math.trunc(decimals)));
  // From this number on doubles have no decimals.
  if (Math.abs(value) >= 2 ** 53) return value;
  return shifted(Math.round(shifted(value, digits)), -digits) + 0;
}

/** Times a power of ten, through the decimal notation: 1.005 * 100 is 100.49999999999999. */
function shifted(value: number, digits: number): number {
  const [notation, exponent = '0'] = String(value).split('e');
  return Number(`${notation}e${Number(exponent) + digits}`);
}

/** The rest of a division, with the sign of the divisor. */
function modulo(value: number, divisor: number): number | null {
  const rest = value % divisor;
  return finite(rest !== 0 && rest < 0 !== divisor < 0 ? rest + divisor : rest);
}

/** So many characters, and not halves of them, after the first ones. */
function characters(value: unknown, start: number, count: number): string {
  return count < 1 ? '' : [...text(value)].slice(start, start + Math.trunc(count)).join('');
}

function ending(value: string, count: number): string {
  return count < 1 ? '' : [...value].slice(-Math.trunc(count)).join('');
}

function replaced(value: string, old: string, other: string, budget: Budget): string {
  if (old === '') return value;
  const parts = split(value, old, budget);
  return join(parts, other, budget);
}

function merge(value: unknown, changes: unknown, budget: Budget): Record<string, unknown> {
  const [own, other] = [object(value), object(changes)];
  const entries = [...Object.entries(own).filter(([name]) => !Object.hasOwn(other, name)), ...Object.entries(other)];
  budget.step(entries.length);
  return Object.fromEntries(entries.filter(([name, one]) => one !== null || !Object.hasOwn(other, name)));
}

function join(items: readonly unknown[], separator: string, budget: Budget): string {
  budget.step(items.length);
  const texts = items.filter((item) => item !== null && item !== undefined).map(scalarText);
  const length = texts.reduce((sum, part) => sum + part.length + separator.length, 0);
  // Asked before the text is made: the sum may be far above the budget.
  if (length > 1_000_000) budget.step(Number.POSITIVE_INFINITY);
  return texts.join(separator);
}

function split(value: string, separator: string, budget: Budget): string[] {
  budget.step(Math.ceil(value.length / 10));
  return value.split(separator);
}

/** CAT-23: characters of double width, as Chinese ones are, count twice. Texts that are too long end early, whatever their length. */
function cut(value: string, width: number): string {
  let begin = '';
  let used = 0;
  for (const sign of value) {
    used += sign >= '\u1100' ? 2 : 1;
    if (used > width) return `${begin}…`;
    begin += sign;
  }
  return value;
}

function date(value: unknown, style: unknown, format: FunctionContext['formatDate']): string | null {
  const time = typeof value === 'number' ? value : Date.parse(text(value));
  const isDay = typeof value === 'string' && /^\d{4}(-\d\d){0,2}$/.test(value);
  // The outermost times of a Date: anything beyond is no time.
  return Math.abs(time) <= 8.64e15 ? format(time, text(style), isDay) : null;
}

function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw misfit('a text, a number or a boolean', value);
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw misfit('a text', value);
  return value;
}

function number(value: unknown): number {
  if (typeof value !== 'number') throw misfit('a number', value);
  return value;
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw misfit('a list', value);
  return value;
}

function object(value: unknown): object {
  if (!isData(value) || Array.isArray(value)) throw misfit('an object', value);
  return value;
}

function misfit(wanted: string, found: unknown): Error {
  return broken(`A function needs ${wanted}, and got ${typeName(found)}.`);
}
