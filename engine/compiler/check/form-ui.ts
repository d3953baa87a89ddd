import { isObject, localReference, nearest, own, pointerTo } from '#schemas';
import { formFields, formWidgets, shortFormWidgets } from '#schemas/values';
import type { Walk } from './walk.ts';

const widgets: readonly string[] = formWidgets;
const fields: readonly string[] = formFields;
const everyShort = [...new Set(Object.values(shortFormWidgets).flat())];

/**
 * Reports a `ui:widget` that no value of its type can be entered with and a `ui:field` that does not exist, as `PAGE_VALUE`
 * at its name: nothing could be shown there. `schema` is what the `ui` part belongs to, undefined where that depends on the
 * value.
 */
export function checkFormUi(walk: Walk, ui: unknown, pointer: string, schema: unknown, root: unknown): void {
  if (!isObject(ui)) return;
  const type = typeOf(schema, root);
  for (const [key, value] of Object.entries(ui)) {
    const at = pointerTo(pointer, key);
    if (key === 'ui:widget') checkWidget(walk, value, at, type);
    else if (key === 'ui:field') checkField(walk, value, at);
    else if (key === 'ui:options' && isObject(value)) {
      if ('widget' in value) checkWidget(walk, value.widget, pointerTo(at, 'widget'), type);
      if ('field' in value && !isNamedField(value, ui)) checkField(walk, value.field, pointerTo(at, 'field'));
    } else if (!key.startsWith('ui:')) checkInside(walk, value, at, partOf(schema, key, root), root);
  }
}

/** The list of texts has an option of that name, the property that each text is in. */
const isNamedField = (options: Record<string, unknown>, ui: Record<string, unknown>): boolean =>
  ui['ui:widget'] === 'textList' || options.widget === 'textList';

function checkInside(walk: Walk, ui: unknown, at: string, schema: unknown, root: unknown): void {
  if (!Array.isArray(ui)) {
    checkFormUi(walk, ui, at, schema, root);
    return;
  }
  // The ways to show each alternative, or each item of a list of fixed length.
  for (const [index, part] of ui.entries())
    checkFormUi(walk, part, pointerTo(at, index), Array.isArray(schema) ? schema[index] : undefined, root);
}

function checkWidget(walk: Walk, name: unknown, pointer: string, type: string | undefined): void {
  const short = type === undefined ? everyShort : (own(shortFormWidgets, type) ?? ['hidden']);
  if (typeof name === 'string' && (widgets.includes(name) || short.includes(name))) return;
  const reason =
    type !== undefined && typeof name === 'string' && everyShort.includes(name)
      ? `A value of type ${type} is not entered with "${name}".`
      : `There is no input "${String(name)}".`;
  add(walk, pointer, reason, String(name), [...short, ...widgets]);
}

function checkField(walk: Walk, name: unknown, pointer: string): void {
  if (typeof name === 'string' && fields.includes(name)) return;
  add(walk, pointer, `There is no field "${String(name)}".`, String(name), fields);
}

function add(walk: Walk, pointer: string, reason: string, name: string, names: readonly string[]): void {
  const near = nearest(name, names);
  const hint = near ? `Did you mean "${near}"?` : `Choose one of: ${names.join(', ')}.`;
  walk.diagnostics.add('PAGE_VALUE', pointer, { reason }, hint);
}

/** The schema behind a reference; what is no schema is undefined. */
function resolved(schema: unknown, root: unknown): Record<string, unknown> | undefined {
  if (!isObject(schema)) return undefined;
  const target = typeof schema.$ref === 'string' ? localReference(root, schema.$ref) : schema;
  return isObject(target) ? target : undefined;
}

/** The schema that a key of `ui` belongs to: a property, the items of a list or the alternatives. */
function partOf(schema: unknown, key: string, root: unknown): unknown {
  const found = resolved(schema, root);
  if (!found) return undefined;
  if (isObject(found.properties) && Object.hasOwn(found.properties, key)) return found.properties[key];
  return ['items', 'additionalItems', 'additionalProperties', 'anyOf', 'oneOf'].includes(key) ? found[key] : undefined;
}

/** The one type of the values, null apart; undefined when there are several, or when it depends on the value. */
function typeOf(schema: unknown, root: unknown): string | undefined {
  const found = resolved(schema, root);
  if (!found || isObject(schema) === false) return undefined;
  const named: unknown = isObject(schema) && schema.type !== undefined ? schema.type : found.type;
  const types = [named].flat().filter((type): type is string => typeof type === 'string' && type !== 'null');
  return types.length === 1 ? types[0] : undefined;
}
