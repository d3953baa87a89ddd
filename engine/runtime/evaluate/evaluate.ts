import type { Expr } from '#engine/document';
import { broken, typeName } from './broken.ts';
import { Budget } from './budget.ts';
import { callFunction, type FunctionContext } from './functions.ts';
import { operate } from './operators.ts';
import { isData, ownValue } from './own-value.ts';
import type { WorkBudget } from './work-budget.ts';

/** What an expression sees: roots and locals by name (null when there is none), and how dates are written. */
export interface Names {
  lookup(name: string): unknown;
  formatDate: FunctionContext['formatDate'];
  /** What this and other expressions may take together. */
  work?: WorkBudget | undefined;
}

/** A name bound by a macro; inner ones hide outer ones. */
interface Frame {
  name: string;
  value: unknown;
  outer: Frame | undefined;
}

interface Run extends FunctionContext {
  names: Names;
  frame: Frame | undefined;
}

/**
 * The value of a compiled expression. Missing fields are null, and null propagates, except through `==`, `!=`, `has`,
 * `coalesce`, `safePath`, and `&&`/`||` when the other side decides. Throws EngineError ENGINE_EXPRESSION_BUDGET or
 * ENGINE_EXPRESSION_BROKEN, and `WorkSpent` where there is such a budget, never anything else; reaches own data properties and the functions of the list only (P23).
 */
export function evaluate(expression: unknown, names: Names): unknown {
  const run: Run = { names, frame: undefined, budget: new Budget(names.work), formatDate: names.formatDate };
  // Safe: `walk` checks the shape of each tuple that it opens.
  return walk(expression as Expr, run);
}

function walk(expression: Expr, run: Run): unknown {
  if (!Array.isArray(expression)) throw broken('A part of it is missing.');
  run.budget.step();
  run.budget.enter();
  const value = open(expression, run);
  run.budget.leave();
  return value;
}

function open(expression: Expr, run: Run): unknown {
  switch (expression[0]) {
    case 'lit':
      return literal(expression[1]);
    case 'var':
      return variable(name(expression[1]), run);
    case 'get':
      return ownValue(walk(expression[1], run), name(expression[2]));
    case 'at':
      return item(walk(expression[1], run), walk(expression[2], run));
    case 'has':
      return has(walk(expression[1], run), name(expression[2]));
    case 'call':
      return callFunction(
        name(expression[1]),
        parts(expression[2]).map((part) => walk(part, run)),
        run,
      );
    case 'op':
      return operate(expression[1], walk(expression[2], run), walk(expression[3], run), run.budget);
    case 'and':
      return decide(expression[1], expression[2], false, run);
    case 'or':
      return decide(expression[1], expression[2], true, run);
    case 'not':
      return not(truth(walk(expression[1], run)));
    case 'neg':
      return negative(walk(expression[1], run));
    case 'if':
      return walk(truth(walk(expression[1], run)) === true ? expression[2] : expression[3], run);
    case 'list':
      return parts(expression[1]).map((part) => walk(part, run));
    case 'map':
      return object(parts(expression[1]), run);
    case 'each':
      return macro(expression, run);
    default:
      throw broken('There is no such kind of expression.');
  }
}

function variable(wanted: string, run: Run): unknown {
  for (let frame = run.frame; frame; frame = frame.outer) if (frame.name === wanted) return frame.value;
  return run.names.lookup(wanted) ?? null;
}

function literal(value: unknown): unknown {
  // No list of the types: it would be made again for each of the thousands of literals that a form's rules hold.
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw broken(`A literal cannot be ${typeName(value)}.`);
}

function item(target: unknown, key: unknown): unknown {
  if (target === null || key === null) return null;
  if (typeof key !== 'string' && typeof key !== 'number') throw broken(`An index cannot be ${typeName(key)}.`);
  if (Array.isArray(target) !== (typeof key === 'number')) return null;
  return ownValue(target, key);
}

function has(target: unknown, key: string): boolean {
  return isData(target) && !Array.isArray(target) && Object.hasOwn(target, key) && target[key] !== undefined;
}

/** `&&` and `||` with null as "unknown": the side that decides is enough; else null stays null. */
function decide(left: Expr, right: Expr, deciding: boolean, run: Run): boolean | null {
  const first = truth(walk(left, run));
  if (first === deciding) return deciding;
  const second = truth(walk(right, run));
  if (second === deciding) return deciding;
  return first === null || second === null ? null : !deciding;
}

function truth(value: unknown): boolean | null {
  if (value === null || typeof value === 'boolean') return value;
  throw broken(`A condition is true or false, and not ${typeName(value)}.`);
}

function not(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}

function negative(value: unknown): number | null {
  if (value === null) return null;
  if (typeof value !== 'number') throw broken(`"-" cannot take ${typeName(value)}.`);
  return 0 - value;
}

function object(entries: [Expr, Expr][], run: Run): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const entry of entries) {
    const [key, value] = parts(entry);
    const label = walk(key as Expr, run);
    if (typeof label !== 'string') throw broken(`An object's key cannot be ${typeName(label)}.`);
    if (label === '__proto__') throw broken('An object has no key __proto__.');
    made[label] = walk(value as Expr, run);
  }
  return made;
}

/** The macros over a list, or over the keys of an object; null gives null. */
function macro([, kind, source, as, body]: Extract<Expr, ['each', ...unknown[]]>, run: Run): unknown {
  const target = walk(source, run);
  if (target === null) return null;
  if (!isData(target)) throw broken(`"${kind}" cannot go through ${typeName(target)}.`);
  const items: readonly unknown[] = Array.isArray(target) ? target : Object.keys(target);
  const outer = run.frame;
  const inside = (value: unknown): unknown => {
    run.frame = { name: as, value: value ?? null, outer };
    const result = walk(body, run);
    run.frame = outer;
    return result;
  };
  const isTrue = (value: unknown): boolean => truth(inside(value)) === true;
  switch (kind) {
    case 'all':
      return items.every(isTrue);
    case 'exists':
      return items.some(isTrue);
    case 'exists_one':
      return items.filter(isTrue).length === 1;
    case 'filter':
      return items.filter(isTrue);
    case 'map':
      return items.map(inside);
    default:
      throw broken('There is no such macro.');
  }
}

function name(value: unknown): string {
  if (typeof value !== 'string') throw broken('A name is missing.');
  return value;
}

function parts<T>(value: T[]): T[] {
  if (!Array.isArray(value)) throw broken('A list of parts is missing.');
  return value;
}
