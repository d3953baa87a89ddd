import { nearest, own } from '#schemas';
import type { Expr } from '#engine/document';
import { callType } from './call-type.ts';
import type { Fail } from './fail.ts';
import { fieldType, itemAt } from './field-type.ts';
import { isRootName, readerNames } from './names.ts';
import { operatorType } from './operator-type.ts';
import { printExpression } from './print.ts';
import type { ExpressionDiagnostic, Positions } from './diagnostic.ts';
import {
  anyType,
  booleanType,
  type ExprType,
  joinTypes,
  kindName,
  listType,
  nullType,
  numberType,
  objectType,
  textType,
} from './type.ts';

/** Names that an expression may start from, with what they hold. */
export type ExprScope = Readonly<Record<string, ExprType>>;

export interface CheckedExpression {
  /** `any` for the parts that are wrong. */
  type: ExprType;
  diagnostics: ExpressionDiagnostic[];
}

/**
 * Works out the type of an expression and finds what cannot be right: unknown names and fields, functions called with
 * the wrong types, comparisons that are never true. One diagnostic for each error; null is never an error.
 */
export function checkExpression(expr: Expr, positions: Positions, scope: ExprScope): CheckedExpression {
  const checker = new Checker(positions);
  return { type: checker.typeOf(expr, scope), diagnostics: checker.diagnostics };
}

/** Walks one syntax tree; the files beside this one know single kinds of node. */
class Checker {
  readonly positions: Positions;
  readonly diagnostics: ExpressionDiagnostic[] = [];

  constructor(positions: Positions) {
    this.positions = positions;
  }

  /** Reports a diagnostic for a part, and continues as if the part had any type. */
  readonly fail: Fail = (code, part, detail, hint) => {
    const position = this.positions.get(part);
    const at = (code === 'PAGE_EXPRESSION_FIELD' ? position?.name : position?.start) ?? 0;
    this.diagnostics.push({ code, detail: { ...detail, at: at + 1 }, hint });
    return anyType;
  };

  typeOf(expr: Expr, scope: ExprScope): ExprType {
    switch (expr[0]) {
      case 'lit':
        return literalType(expr[1]);
      case 'var':
        return own(scope, expr[1]) ?? this.unknownName(expr, expr[1], scope);
      case 'get':
        return fieldType(this.fail, expr, this.typeOf(expr[1], scope), expr[2], printExpression(expr[1]));
      case 'has':
        fieldType(this.fail, expr, this.typeOf(expr[1], scope), expr[2], printExpression(expr[1]));
        return booleanType;
      case 'at':
        return itemAt(this.fail, expr, this.typeOf(expr[1], scope), this.typeOf(expr[2], scope));
      case 'call':
        return callType(
          this.fail,
          expr,
          expr[1],
          expr[2].map((part) => this.typeOf(part, scope)),
        );
      case 'op':
        return operatorType(this.fail, expr, this.typeOf(expr[2], scope), this.typeOf(expr[3], scope));
      case 'and':
      case 'or':
        this.expectBoolean(expr[1], scope);
        this.expectBoolean(expr[2], scope);
        return booleanType;
      case 'not':
        this.expectBoolean(expr[1], scope);
        return booleanType;
      case 'neg':
        return this.negative(expr[1], scope);
      case 'if':
        this.expectBoolean(expr[1], scope);
        return joinTypes(this.typeOf(expr[2], scope), this.typeOf(expr[3], scope));
      case 'list':
        return listType(expr[1].map((part) => this.typeOf(part, scope)).reduce(joinTypes, nullType));
      case 'map':
        return this.mapType(expr[1], scope);
      case 'each':
        return this.eachType(expr, scope);
    }
  }

  /** True or false is wanted; null counts as false. */
  expectBoolean(expr: Expr, scope: ExprScope): void {
    const type = this.typeOf(expr, scope);
    if (type.kind === 'boolean' || type.kind === 'any' || type.kind === 'null') return;
    this.fail('PAGE_EXPRESSION_TYPE', expr, {
      reason: `"${printExpression(expr)}" is ${kindName(type)}, and true or false is wanted`,
    });
  }

  unknownName(expr: Expr, name: string, scope: ExprScope): ExprType {
    const form = Object.entries(readerNames).find(([, own]) => own === name)?.[0];
    if (form) return this.fail('PAGE_EXPRESSION_FUNCTION', expr, { name: form }, onlyOfRecords);
    const names = Object.keys(scope).filter((one) => !one.startsWith('$'));
    const meant = nearest(name, names);
    const hint = meant ? `Did you mean "${meant}"?` : `Known here: ${names.join(', ')}.`;
    return this.fail('PAGE_EXPRESSION_NAME', expr, { name }, hint);
  }

  negative(expr: Expr, scope: ExprScope): ExprType {
    const type = this.typeOf(expr, scope);
    if (type.kind !== 'number' && type.kind !== 'any' && type.kind !== 'null') {
      this.fail('PAGE_EXPRESSION_TYPE', expr, { reason: `"-" takes a number, and this is ${kindName(type)}` });
    }
    return numberType;
  }

  mapType(entries: [Expr, Expr][], scope: ExprScope): ExprType {
    const fields: Record<string, ExprType> = {};
    let rest: ExprType | undefined;
    for (const [key, value] of entries) {
      const type = this.typeOf(value, scope);
      if (key[0] === 'lit' && typeof key[1] === 'string') fields[key[1]] = type;
      else {
        const keyType = this.typeOf(key, scope);
        if (keyType.kind !== 'text' && keyType.kind !== 'any') {
          this.fail('PAGE_EXPRESSION_TYPE', key, { reason: `a key is a text, and this is ${kindName(keyType)}` });
        }
        rest = rest ? joinTypes(rest, type) : type;
      }
    }
    return objectType(fields, rest);
  }

  eachType(expr: Extract<Expr, ['each', ...unknown[]]>, scope: ExprScope): ExprType {
    const [, macro, list, name, body] = expr;
    const listed = this.typeOf(list, scope);
    let item: ExprType = anyType;
    if (listed.kind === 'list') item = listed.item();
    else if (listed.kind === 'object') item = textType;
    else if (listed.kind !== 'any' && listed.kind !== 'null') {
      this.fail('PAGE_EXPRESSION_TYPE', list, {
        reason: `${macro}() works on a list or an object's keys, and this is ${kindName(listed)}`,
      });
    }
    if (Object.hasOwn(scope, name) || isRootName(name)) {
      this.fail(
        'PAGE_EXPRESSION_TYPE',
        expr,
        { reason: `"${name}" already means something here` },
        'Call the item something else.',
      );
    }
    const inner = { ...scope, [name]: item };
    if (macro === 'map') return listType(this.typeOf(body, inner));
    this.expectBoolean(body, inner);
    return macro === 'filter' ? listType(item) : booleanType;
  }
}

const onlyOfRecords = 'Formulas, rules and checks of records know it; a page does not.';

function literalType(value: unknown): ExprType {
  if (value === null) return nullType;
  if (typeof value === 'string') return { kind: 'text', values: [value] };
  return typeof value === 'number' ? numberType : booleanType;
}
