import type { Expr } from '#engine/document';
import { isCalendarDay } from '#schemas/values';
import { readerNames } from '../compiler/expression/names.ts';
import type { FieldPlan } from './form-plan.ts';
import { liveCall, type LiveParameter } from './live-calls.ts';
import { liveField, liveRangeEnd } from './live-field.ts';
import { leaf, liveLimits, type LiveNode, type LiveType } from './live-node.ts';

/** Why a formula cannot be computed when records are read; `name` is what is in the way. */
export interface LiveIssue {
  part: Expr;
  name: string;
  reason: string;
  isTooLarge?: true;
}

class Unplanned extends Error {
  readonly issue: LiveIssue;

  constructor(issue: LiveIssue) {
    super(issue.reason);
    this.issue = issue;
  }
}

/** What live formulas may read: the fields of the record, and the live formulas among them. */
export interface LiveScope {
  fields: ReadonlyMap<string, Pick<FieldPlan, 'id' | 'result'>>;
  live: ReadonlyMap<string, LiveNode>;
}

/**
 * A checked formula as the database computes it, or why it cannot: every part of it gives in the database what the evaluator gives in
 * the browser, or is refused.
 */
export function planLive(expr: Expr, type: LiveType, scope: LiveScope): LiveNode | LiveIssue {
  try {
    return new Planner(scope).wanted(expr, type);
  } catch (error) {
    if (error instanceof Unplanned) return error.issue;
    throw error;
  }
}

const typeNames: Readonly<Record<LiveType, string>> = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  texts: 'a list',
  null: 'nothing',
};

/** Walks one syntax tree. */
class Planner {
  private readonly scope: LiveScope;

  constructor(scope: LiveScope) {
    this.scope = scope;
  }

  /** A part that has to be of a type. */
  wanted(expr: Expr, type: LiveType): LiveNode {
    return this.as(expr, this.plan(expr), type);
  }

  private as(expr: Expr, node: LiveNode, type: LiveType): LiveNode {
    if (node.type === type) return node;
    if (node.type === 'null') return { ...node, type };
    throw this.refused(expr, nameOf(expr), `${typeNames[type]} is wanted here, and this is ${typeNames[node.type]}`);
  }

  private refused(part: Expr, name: string, reason: string): Unplanned {
    return new Unplanned({ part, name, reason });
  }

  private plan(expr: Expr): LiveNode {
    switch (expr[0]) {
      case 'lit':
        return this.literal(expr, expr[1]);
      case 'var':
        return this.variable(expr, expr[1]);
      case 'get':
        return this.rangeEnd(expr, expr[1], expr[2]);
      case 'op':
        return this.operation(expr, expr[1], expr[2], expr[3]);
      case 'and':
      case 'or':
        return this.made(expr, leaf(expr[0], 'boolean'), [this.condition(expr[1]), this.condition(expr[2])]);
      case 'not':
        return this.made(expr, leaf('not', 'boolean'), [this.condition(expr[1])]);
      case 'neg':
        return this.operation(expr, '-', ['lit', 0], expr[1]);
      case 'if': {
        const [left, right] = this.same(expr, [expr[2], expr[3]]);
        return this.chosen(expr, leaf('if', left?.type ?? 'null'), [this.condition(expr[1])], [left, right]);
      }
      case 'call':
        return this.call(expr, expr[1], expr[2]);
      default:
        throw this.refused(expr, nameOf(expr), 'lists and objects are not computed there');
    }
  }

  private condition(expr: Expr): LiveNode {
    return this.wanted(expr, 'boolean');
  }

  private literal(expr: Expr, value: string | number | boolean | null): LiveNode {
    if (typeof value !== 'string')
      return leaf('literal', value === null ? 'null' : (typeof value as 'number' | 'boolean'), { value });
    if (value.includes('\0') || /[\uD800-\uDFFF]/u.test(value))
      throw this.refused(expr, 'text', 'no record can hold this text');
    return leaf('literal', 'text', { value, isDate: isCalendarDay(value), length: value.length });
  }

  private variable(expr: Expr, name: string): LiveNode {
    if (name === readerNames.today || name === readerNames.now)
      return leaf(name === readerNames.today ? 'today' : 'now', 'text', { isDate: true, length: 24 });
    if (name === readerNames.me) return leaf('me', 'text', { length: 40 });
    const known = this.scope.live.get(name);
    if (known) return this.bounded(expr, known);
    const plan = this.scope.fields.get(name);
    const field = plan && liveField(plan);
    if (field) return field;
    throw this.refused(expr, name, 'fields of this kind are not read there');
  }

  private rangeEnd(expr: Expr, owner: Expr, end: string): LiveNode {
    const plan = owner[0] === 'var' ? this.scope.fields.get(owner[1]) : undefined;
    const field = plan && liveRangeEnd(plan, end);
    if (field) return field;
    throw this.refused(expr, nameOf(owner), 'fields of this kind are not read there');
  }

  /** Parts of one type; null fits all. */
  private same(expr: Expr, exprs: readonly Expr[]): LiveNode[] {
    const nodes = exprs.map((one) => this.plan(one));
    const type = nodes.find((node) => node.type !== 'null')?.type ?? 'null';
    if (type === 'texts') throw this.refused(expr, nameOf(expr), 'lists are not computed there');
    return nodes.map((node, index) => this.as(exprs[index] ?? expr, node, type));
  }

  private operation(expr: Expr, sign: string, first: Expr, second: Expr): LiveNode {
    if (sign === 'in') return this.member(expr, first, second);
    const isEquality = sign === '==' || sign === '!=';
    const parts = this.same(expr, [first, second]);
    const type = parts[0]?.type ?? 'null';
    if (isEquality) return this.made(expr, leaf('operator', 'boolean', { name: sign }), parts);
    const isOrder = sign === '<' || sign === '<=' || sign === '>' || sign === '>=';
    const fits = type === 'number' || type === 'null' || (type === 'text' && (isOrder || sign === '+'));
    if (!fits) throw this.refused(expr, sign, `"${sign}" is not computed of ${typeNames[type]} there`);
    const typed = type === 'null' ? parts.map((part) => ({ ...part, type: 'number' as const })) : parts;
    if (isOrder) return this.made(expr, leaf('operator', 'boolean', { name: sign }), typed);
    const length = typed.reduce((sum, part) => sum + part.length, 0);
    const made =
      type === 'text' ? leaf('operator', 'text', { name: '||', length }) : leaf('operator', 'number', { name: sign });
    return this.made(expr, made, typed);
  }

  private member(expr: Expr, first: Expr, second: Expr): LiveNode {
    if (second[0] === 'list') {
      const never: Expr = ['lit', false];
      return this.plan(second[1].reduce<Expr>((all, one) => ['or', all, ['op', '==', first, one]], never));
    }
    const list = this.plan(second);
    if (list.type !== 'texts') throw this.refused(second, nameOf(second), 'a list is wanted here');
    return this.made(expr, leaf('in', 'boolean'), [this.wanted(first, 'text'), list]);
  }

  private call(expr: Expr, name: string, args: readonly Expr[]): LiveNode {
    if (name === 'coalesce') {
      const parts = this.same(expr, args);
      return this.chosen(expr, leaf('call', parts[0]?.type ?? 'null', { name }), [], parts);
    }
    const known = liveCall(name);
    if (!known) throw this.refused(expr, `${name}()`, 'the database does not compute it in the same way');
    const parts = args.map((arg, index) =>
      this.argument(arg, known.parameters[Math.min(index, known.parameters.length - 1)] ?? 'any'),
    );
    this.requireStyle(expr, name, parts);
    const isCount = name === 'size' && parts[0]?.type !== 'texts' && parts[0]?.type !== 'text';
    if (isCount) throw this.refused(args[0] ?? expr, `${name}()`, 'a text or a list is wanted here');
    const node = leaf('call', known.gives, { name, isDate: known.isDate ?? false, length: lengthOf(name, parts) });
    return this.made(expr, node, parts);
  }

  private argument(expr: Expr, parameter: LiveParameter): LiveNode {
    const node = this.plan(expr);
    switch (parameter) {
      case 'any':
        return node.type === 'null' ? { ...node, type: 'text' } : node;
      case 'scalar':
        if (node.type === 'texts') throw this.refused(expr, nameOf(expr), 'lists are not computed there');
        return node.type === 'null' ? { ...node, type: 'text' } : node;
      case 'date': {
        const date = this.as(expr, node, 'text');
        if (node.isDate || node.type === 'null') return date;
        throw this.refused(
          expr,
          nameOf(expr),
          "a date is wanted here: a field of dates, today(), or a day such as '2026-11-29'",
        );
      }
      default:
        return this.as(expr, node, parameter);
    }
  }

  /** The style of a date is written out: which one it is shall not depend on the record. */
  private requireStyle(expr: Expr, name: string, [, style]: readonly LiveNode[]): void {
    if (name === 'formatDate' && style && style.op !== 'literal')
      throw this.refused(expr, 'formatDate()', "its style is written out there: 'date', 'time' or 'datetime'");
  }

  /** A node that gives one of its last parts. */
  private chosen(
    expr: Expr,
    node: LiveNode,
    tests: readonly LiveNode[],
    values: readonly (LiveNode | undefined)[],
  ): LiveNode {
    const known = values.filter((one) => one !== undefined);
    const isDate = known.every((one) => one.isDate || (one.op === 'literal' && one.value === null));
    const length = Math.max(0, ...known.map((one) => one.length));
    // Its text is counted where it was made.
    const made = this.made(expr, { ...node, isDate, length: 0 }, [...tests, ...known]);
    return { ...made, length };
  }

  private made(expr: Expr, node: LiveNode, parts: readonly LiveNode[]): LiveNode {
    const sum = (of: (cost: LiveNode['cost']) => number): number => parts.reduce((all, { cost }) => all + of(cost), 0);
    const text = node.type === 'text' ? node.length : 0;
    const cost = { parts: 1 + sum(({ parts: count }) => count), made: text + sum(({ made }) => made) };
    return this.bounded(expr, { ...node, parts, cost });
  }

  private bounded(expr: Expr, node: LiveNode): LiveNode {
    if (node.cost.parts <= liveLimits.parts && node.cost.made <= liveLimits.made) return node;
    throw new Unplanned({ part: expr, name: nameOf(expr), reason: 'it comes to too much', isTooLarge: true });
  }
}

/** Characters of what a function makes, at most. */
function lengthOf(name: string, parts: readonly LiveNode[]): number {
  const lengths = parts.map(({ length, type }) => (type === 'text' ? length : 30));
  const [first = 0, , third = 0] = lengths;
  if (name === 'concat') return lengths.reduce((sum, one) => sum + one, 0);
  if (name === 'replace') return first * Math.max(1, third);
  if (name === 'string') return first;
  return ['trim', 'left', 'right', 'mid'].includes(name) ? first : 24;
}

/** What people call a part. */
function nameOf(expr: Expr): string {
  switch (expr[0]) {
    case 'var':
      return expr[1];
    case 'call':
      return `${expr[1]}()`;
    case 'each':
      return `${expr[1]}()`;
    case 'get':
    case 'has':
      return nameOf(expr[1]);
    case 'if':
      return 'if()';
    case 'op':
      return expr[1];
    case 'lit':
      return JSON.stringify(expr[1]).replaceAll('"', "'");
    default:
      return expr[0];
  }
}
