import { isObject, type JsonSchema, own } from '#schemas';
import { isFormText } from '../check/form.ts';
import type { CompiledForm, CompiledValue, Expr, Json } from '#engine/document';
import { isReservedName } from '../expression/names.ts';
import { compileExpression, parameter, wholeParameter } from './expression.ts';
import { addMessage, plainText } from './messages.ts';
import { navigationItems } from './navigation.ts';
import { nodeRoles } from './roles.ts';
import { ownName, type NodeContext, scopeName, type Unit } from './unit.ts';

/** Compiles what a schema calls a list of actions; handed in, because actions contain values. */
export type CompileActions = (unit: Unit, list: unknown, context: NodeContext) => unknown;

/** Compiles a literal, an expression or a text, at any depth. */
export function compileValue(unit: Unit, value: unknown, context: NodeContext): CompiledValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number')
    return value;
  if (Array.isArray(value)) return value.map((item) => compileValue(unit, item, context));
  if (!isObject(value)) return null;
  if (Object.hasOwn(value, '$')) {
    const name = wholeParameter(value.$, context);
    return name === undefined ? { $: compileExpression(value.$, context) } : parameter(context, name);
  }
  if (Object.hasOwn(value, 't')) {
    const t = addMessage(unit, value.t);
    return {
      t,
      ...(isObject(value.values) && { values: compileValues(unit, value.values, context) }),
      ...(value.instead !== undefined && { instead: compileValue(unit, value.instead, context) }),
    };
  }
  return compileValues(unit, value, context);
}

/** Compiles each value of an object. */
export function compileValues(
  unit: Unit,
  values: Record<string, unknown>,
  context: NodeContext,
): Record<string, CompiledValue> {
  return Object.fromEntries(usable(values).map(([name, value]) => [name, compileValue(unit, value, context)]));
}

/** Compiles a value of which a schema may say that it is something else than a value (see `Annotations`). */
export function compileBySchema(
  unit: Unit,
  value: unknown,
  schema: JsonSchema | undefined,
  context: NodeContext,
  compileActions: CompileActions,
): unknown {
  if (!schema) return compileValue(unit, value, context);
  if (schema['x-literal']) return plain(value);
  if (schema['x-url'] && context.isChanged) return ownAddress(compileValue(unit, value, context));
  if (schema['x-expression'] && typeof value === 'string') return compileExpression(value, context);
  if (schema['x-actions']) return compileActions(unit, value, context);
  if (schema['x-roles']) return nodeRoles(value, unit.context.roleSets) ?? [];
  if (schema['x-navigation'] && typeof value === 'string') return navigationItems(unit, value, compileValue);
  if (typeof value === 'string') return compileName(unit, value, schema, context);
  if (schema['x-with'] !== undefined) return compileValue(unit, value, context);
  if (Array.isArray(value) && schema.items)
    return value.map((item) => compileBySchema(unit, item, schema.items, context, compileActions));
  if (isObject(value) && schema.properties && !Object.hasOwn(value, '$') && !Object.hasOwn(value, 't')) {
    return Object.fromEntries(
      usable(value).map(([name, part]) => [
        name,
        compileBySchema(unit, part, own(schema.properties, name), context, compileActions),
      ]),
    );
  }
  return compileValue(unit, value, context);
}

/** An address in a changed part: of another site only as a literal, so that no state, data or row flows there (P43). */
function ownAddress(value: CompiledValue): CompiledValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  // A text of the document is a literal in several languages, unless it has values.
  if (!('$' in value)) return 't' in value && value.values === undefined && value.instead === undefined ? value : '';
  // Safe: a compiled value with `$` holds an expression there.
  return { $: ['call', 'safePath', [value.$ as Expr, ['lit', '']]] };
}

/** Names of the document's own things get the fragment's name in front; state paths become lists. */
function compileName(unit: Unit, name: string, schema: JsonSchema, context: NodeContext): CompiledValue {
  if (schema['x-state']) return statePath(name, context);
  if (schema['x-data'] || schema['x-run']) return scopeName(context, name);
  if (schema['x-node']) return context.fragment ? `${context.fragment.node}.${name}` : name;
  if (schema['x-dialog']) return context.fragment?.dialogs.includes(name) ? ownName(context, name) : name;
  if (schema['x-drawer']) return context.fragment?.drawers.includes(name) ? ownName(context, name) : name;
  if (schema['x-form']) addForm(unit, name);
  return name;
}

/** `state.address.city` → `['state', 'address', 'city']`; the field of a fragment gets its own name. */
export function statePath(path: string, context: NodeContext): string[] {
  const parts = path.split('.');
  const field = parts.indexOf('state') + 1;
  const isOwn = context.fragment?.isOverlay ? field === 2 : field === 1;
  return parts.map((part, index) => (isOwn && index === field ? ownName(context, part) : part));
}

function addForm(unit: Unit, id: string): void {
  const source = unit.context.documents(id);
  if (source?.kind !== 'form' || unit.forms.has(id)) return;
  const form: CompiledForm = { schema: withPlainTexts(unit, source.schema), ui: withPlainTexts(unit, source.ui ?? {}) };
  unit.forms.set(id, form);
}

function withPlainTexts(unit: Unit, value: unknown): Json {
  if (isFormText(value)) return plainText(unit, value.t);
  if (Array.isArray(value)) return value.map((item) => withPlainTexts(unit, item));
  if (isObject(value)) return Object.fromEntries(usable(value).map(([key, part]) => [key, withPlainTexts(unit, part)]));
  return plain(value);
}

/** A copy of plain JSON without names that reach a prototype. */
export function plain(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number')
    return value;
  if (Array.isArray(value)) return value.map(plain);
  return isObject(value) ? Object.fromEntries(usable(value).map(([key, part]) => [key, plain(part)])) : null;
}

/** Entries whose names reach no prototype. */
export function usable(value: Record<string, unknown>): [string, unknown][] {
  return Object.entries(value).filter(([name]) => !isReservedName(name));
}
