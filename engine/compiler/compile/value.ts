import { isObject, type JsonSchema, own } from '#schemas';
import { isFormText } from '../check/form.ts';
import type { CompiledForm, CompiledValue, Json } from '#engine/document';
import { isReservedName } from '../expression/names.ts';
import { compileExpression, parameter, wholeParameter } from './expression.ts';
import { addMessage, plainText } from './messages.ts';
import { navigationItems } from './navigation.ts';
import { ownName, type Place, scopeName, type Unit } from './unit.ts';

/** Compiles what a schema calls a list of actions; handed in, because actions contain values. */
export type CompileActions = (unit: Unit, list: unknown, place: Place) => unknown;

/** Compiles a literal, an expression or a text, at any depth. */
export function compileValue(unit: Unit, value: unknown, place: Place): CompiledValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number')
    return value;
  if (Array.isArray(value)) return value.map((item) => compileValue(unit, item, place));
  if (!isObject(value)) return null;
  if (Object.hasOwn(value, '$')) {
    const name = wholeParameter(value.$, place);
    return name === undefined ? { $: compileExpression(value.$, place) } : parameter(place, name);
  }
  if (Object.hasOwn(value, 't')) {
    const t = addMessage(unit, value.t);
    return isObject(value.values) ? { t, values: compileValues(unit, value.values, place) } : { t };
  }
  return compileValues(unit, value, place);
}

/** Compiles each value of an object. */
export function compileValues(
  unit: Unit,
  values: Record<string, unknown>,
  place: Place,
): Record<string, CompiledValue> {
  return Object.fromEntries(usable(values).map(([name, value]) => [name, compileValue(unit, value, place)]));
}

/** Compiles a value of which a schema may say that it is something else than a value (see `Annotations`). */
export function compileBySchema(
  unit: Unit,
  value: unknown,
  schema: JsonSchema | undefined,
  place: Place,
  compileActions: CompileActions,
): unknown {
  if (!schema) return compileValue(unit, value, place);
  if (schema['x-literal']) return plain(value);
  if (schema['x-expression'] && typeof value === 'string') return compileExpression(value, place);
  if (schema['x-actions']) return compileActions(unit, value, place);
  if (schema['x-navigation'] && typeof value === 'string') return navigationItems(unit, value, compileValue);
  if (typeof value === 'string') return compileName(unit, value, schema, place);
  if (schema['x-with'] !== undefined) return compileValue(unit, value, place);
  if (Array.isArray(value) && schema.items)
    return value.map((item) => compileBySchema(unit, item, schema.items, place, compileActions));
  if (isObject(value) && schema.properties && !Object.hasOwn(value, '$') && !Object.hasOwn(value, 't')) {
    return Object.fromEntries(
      usable(value).map(([name, part]) => [
        name,
        compileBySchema(unit, part, own(schema.properties, name), place, compileActions),
      ]),
    );
  }
  return compileValue(unit, value, place);
}

/** Names of the document's own things get the fragment's name in front; state paths become lists. */
function compileName(unit: Unit, name: string, schema: JsonSchema, place: Place): CompiledValue {
  if (schema['x-state']) return statePath(name, place);
  if (schema['x-data'] || schema['x-run']) return scopeName(place, name);
  if (schema['x-node']) return place.fragment ? `${place.fragment.node}.${name}` : name;
  if (schema['x-dialog']) return place.fragment?.dialogs.includes(name) ? ownName(place, name) : name;
  if (schema['x-drawer']) return place.fragment?.drawers.includes(name) ? ownName(place, name) : name;
  if (schema['x-form']) addForm(unit, name);
  return name;
}

/** `state.address.city` → `['state', 'address', 'city']`; the field of a fragment gets its own name. */
export function statePath(path: string, place: Place): string[] {
  const parts = path.split('.');
  const field = parts.indexOf('state') + 1;
  const isOwn = place.fragment?.isOverlay ? field === 2 : field === 1;
  return parts.map((part, index) => (isOwn && index === field ? ownName(place, part) : part));
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
