import { isObject, type JsonSchema, type Issue, own, report, nearest } from '#schemas';
import { languageSchema } from '#schemas/language';
import type { ErrorDetail, Diagnostic } from '#engine/document';
import type { DocumentErrorCode } from '#engine/written';
import { type ResolveSchema, schemaType } from '../expression/schema-type.ts';
import { checkExpressionText } from './expression.ts';
import { DiagnosticList } from './diagnostic-list.ts';
import { type ExprType, kindName } from '../expression/type.ts';
import { checkReference } from './reference.ts';
import { checkText } from './text.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** The codes of issues with values: props of a widget, arguments of an action, parameters of a call. */
export interface ValueCodes {
  unknown: DocumentErrorCode;
  missing: DocumentErrorCode;
  type: DocumentErrorCode;
  detail: ErrorDetail;
}

export interface ValueTarget {
  schema: JsonSchema;
  resolve?: ResolveSchema;
  codes: ValueCodes;
  /** Looks at a value before the usual checks; a list means that it is done. */
  special?: (walk: Walk, value: unknown, schema: JsonSchema, pointer: string) => boolean;
}

const free: ValueTarget = {
  schema: {},
  codes: { unknown: 'PAGE_UNKNOWN', missing: 'PAGE_MISSING', type: 'PAGE_TYPE', detail: {} },
};

/** Checks expressions and texts in a value of which nothing else is known. */
export function checkFreeValue(walk: Walk, value: unknown, pointer: string, scope: Scope): void {
  checkValue(walk, value, pointer, scope, free);
}

/** Checks a value with expressions and texts at any depth against a schema. */
export function checkValue(walk: Walk, value: unknown, pointer: string, scope: Scope, target: ValueTarget): void {
  const resolve: ResolveSchema = target.resolve ?? ((ref) => own(target.schema.$defs, ref.slice('#/$defs/'.length)));
  const inner: Walk = { ...walk, diagnostics: new DiagnosticList() };
  const visit = (part: unknown, schema: JsonSchema, at: string): Issue[] | undefined => {
    const isDone =
      target.special?.(inner, part, schema, at) || visitValue(inner, part, schema, at, scope, target.codes, resolve);
    if (!isDone) return undefined;
    return inner.diagnostics
      .take()
      .map((diagnostic) => ({ kind: 'other', pointer: at, message: '', other: diagnostic }));
  };
  for (const issue of report(value, target.schema, { resolve, visit, patterns: true }, pointer)) {
    // Safe: `other` is what `visit` above put there.
    if (issue.kind === 'other') walk.diagnostics.push(issue.other as Diagnostic);
    else addIssue(walk, issue, pointer, target.codes);
  }
}

/** True when the value was an expression, a text or a reference, and is done. */
function visitValue(
  walk: Walk,
  value: unknown,
  schema: JsonSchema,
  pointer: string,
  scope: Scope,
  codes: ValueCodes,
  resolve: ResolveSchema,
): boolean {
  if (schema['x-literal']) return false;
  if (schema['x-expression'] && typeof value === 'string') {
    checkExpressionText(walk, value, pointer, scope);
    return true;
  }
  if (isObject(value)) {
    if (Object.hasOwn(value, '$') && !schema.properties?.$)
      return visitExpression(walk, value, schema, pointer, scope, codes, resolve);
    if (Object.hasOwn(value, 't') && !schema.properties?.t)
      return visitText(walk, value, schema, pointer, scope, codes);
    return false;
  }
  if (typeof value !== 'string') return false;
  if (schema['x-text'] && walk.context.shipped && /\p{L}/u.test(value)) {
    walk.diagnostics.add('PAGE_TEXT_LITERAL', pointer);
    return true;
  }
  return checkReference(walk, value, schema, pointer, scope);
}

function visitExpression(
  walk: Walk,
  value: Record<string, unknown>,
  schema: JsonSchema,
  pointer: string,
  scope: Scope,
  codes: ValueCodes,
  resolve: ResolveSchema,
): true {
  const shape = report(value, languageSchema('binding.schema.json#/$defs/expression') ?? {});
  for (const { message, hint, pointer: inner } of shape)
    walk.diagnostics.add(codes.type, pointer + inner, { ...codes.detail, reason: message }, hint);
  if (shape.length) return true;
  const found = checkExpressionText(walk, value.$, `${pointer}/$`, scope);
  const reason = misfit(found, schemaType(schema, resolve), schema);
  if (reason) walk.diagnostics.add(codes.type, `${pointer}/$`, { ...codes.detail, reason });
  return true;
}

function visitText(
  walk: Walk,
  value: Record<string, unknown>,
  schema: JsonSchema,
  pointer: string,
  scope: Scope,
  codes: ValueCodes,
): true {
  checkText(walk, value, pointer, scope, checkFreeValue);
  const wanted = schemaType(schema);
  if (wanted.kind !== 'any' && wanted.kind !== 'text') {
    walk.diagnostics.add(codes.type, pointer, {
      ...codes.detail,
      reason: 'A text is here, and something else is wanted.',
    });
  } else if (wanted.kind === 'text' && wanted.values) {
    walk.diagnostics.add(codes.type, pointer, {
      ...codes.detail,
      reason: `A message is here, and one of ${wanted.values.join(', ')} is wanted.`,
    });
  }
  return true;
}

function addIssue(walk: Walk, issue: Issue, base: string, codes: ValueCodes): void {
  const { kind, pointer, message, hint, name } = issue;
  const isTop = kind === 'missing' ? pointer === base : pointer.lastIndexOf('/') === base.length;
  const code = isTop && kind === 'unknown' ? codes.unknown : isTop && kind === 'missing' ? codes.missing : codes.type;
  walk.diagnostics.add(code, pointer, { ...codes.detail, name, reason: message }, hint);
}

/** Why an expression's value does not fit the schema's type; undefined when it fits. */
function misfit(found: ExprType, wanted: ExprType, schema: JsonSchema): string | undefined {
  if (found.kind === 'any' || found.kind === 'null' || wanted.kind === 'any' || wanted.kind === 'null')
    return undefined;
  if (schema['x-text'] && found.kind === 'number') return undefined;
  if (found.kind !== wanted.kind) return `This is ${kindName(found)}, and ${kindName(wanted)} is wanted.`;
  if (found.kind === 'list' && wanted.kind === 'list') {
    const inner = misfit(found.item(), wanted.item(), schema.items ?? {});
    return inner && `The items do not fit: ${inner}`;
  }
  if (found.kind === 'text' && wanted.kind === 'text') return strayValue(found.values, wanted.values);
  return undefined;
}

function strayValue(found: readonly string[] | undefined, wanted: readonly string[] | undefined): string | undefined {
  if (!found || !wanted) return undefined;
  const stray = found.find((value) => !wanted.includes(value));
  if (stray === undefined) return undefined;
  const meant = nearest(stray, wanted);
  return `"${stray}" is not one of ${wanted.join(', ')}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`;
}
