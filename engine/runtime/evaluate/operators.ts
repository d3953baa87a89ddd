import { broken, typeName } from './broken.ts';
import type { Budget } from './budget.ts';
import { isData } from './own-value.ts';

/**
 * A binary operator of CEL on values that are no null, except for `==`, `!=` and `in`, which take null as well.
 * One number type; a division by zero gives null, because a ratio of nothing is nothing to show.
 */
export function operate(operator: string, left: unknown, right: unknown, budget: Budget): unknown {
  if (operator === '==') return isSame(left, right, budget);
  if (operator === '!=') return !isSame(left, right, budget);
  if (operator === 'in') return isIn(left, right, budget);
  if (left === null || right === null) return null;
  if (operator === '+') return add(left, right, budget);
  if (typeof left === 'number' && typeof right === 'number') return calculate(operator, left, right);
  if (typeof left === 'string' && typeof right === 'string') return order(operator, left, right);
  throw misfit(operator, left, right);
}

function add(left: unknown, right: unknown, budget: Budget): unknown {
  if (typeof left === 'number' && typeof right === 'number') return finite(left + right);
  if (typeof left === 'string' && typeof right === 'string') return budget.made(left + right);
  if (Array.isArray(left) && Array.isArray(right)) {
    budget.step(left.length + right.length);
    return [...left, ...right];
  }
  throw misfit('+', left, right);
}

function calculate(operator: string, left: number, right: number): unknown {
  switch (operator) {
    case '-':
      return finite(left - right);
    case '*':
      return finite(left * right);
    case '/':
      return finite(left / right);
    case '%':
      return finite(left % right);
    default:
      return order(operator, left, right);
  }
}

function order<T extends number | string>(operator: string, left: T, right: T): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    default:
      throw misfit(operator, left, right);
  }
}

/** Equal by content. Values of different types differ; numbers inside lists and objects compare as numbers. */
export function isSame(left: unknown, right: unknown, budget: Budget): boolean {
  budget.step();
  if (left === right) return true;
  if (!isData(left) || !isData(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  budget.enter();
  const leftKeys = Object.keys(left);
  const isEqual =
    leftKeys.length === Object.keys(right).length &&
    leftKeys.every(
      (key) => Object.hasOwn(right, key) && isSame(Reflect.get(left, key), Reflect.get(right, key), budget),
    );
  budget.leave();
  return isEqual;
}

function isIn(item: unknown, container: unknown, budget: Budget): boolean | null {
  if (container === null) return null;
  if (Array.isArray(container)) return container.some((other) => isSame(item, other, budget));
  if (isData(container)) return typeof item === 'string' && Object.hasOwn(container, item);
  throw misfit('in', item, container);
}

/** Infinity and NaN are no values of a page. */
export function finite(value: number): number | null {
  // Adding zero turns a negative zero, which a page would show as "-0", into zero.
  return Number.isFinite(value) ? value + 0 : null;
}

function misfit(operator: string, left: unknown, right: unknown): Error {
  return broken(`"${operator}" cannot take ${typeName(left)} and ${typeName(right)}.`);
}
