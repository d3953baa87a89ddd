import { isObject, type JsonSchema, own } from '#schemas';
import type { StateField } from '#engine/document';
import { fieldSchema } from './field-schema.ts';
import { checkValue, type ValueTarget } from './value.ts';
import type { Scope } from './scope.ts';
import type { Walk } from './walk.ts';

/** The parameters of a dialog or drawer; undefined for an unknown name, which another check reports. */
export function overlayTarget(walk: Walk, name: string, schema: JsonSchema, scope: Scope): ValueTarget | undefined {
  const inside = schema['x-dialog'] ? scope.dialogs : schema['x-drawer'] ? scope.drawers : {};
  const overlay = own(inside, name) ?? walk.context.documents(name);
  return overlay && paramsTarget(overlay.params, name);
}

/** Parameters as a schema for values; those without a default are required. */
export function paramsTarget(params: unknown, name: string): ValueTarget {
  const fields = Object.entries(isObject(params) ? params : {}).filter(
    (entry): entry is [string, StateField & Record<string, unknown>] => isObject(entry[1]),
  );
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(([key, field]) => [key, fieldSchema(field)])),
      required: fields.filter(([, field]) => field.default === undefined).map(([key]) => key),
      additionalProperties: false,
    },
    codes: {
      unknown: 'PAGE_PARAMETER_UNKNOWN',
      missing: 'PAGE_PARAMETER_MISSING',
      type: 'PAGE_PARAMETER_TYPE',
      detail: { target: name },
    },
  };
}

/** Checks the values handed to a call, a dialog or a drawer. */
export function checkWith(walk: Walk, value: unknown, pointer: string, scope: Scope, target: ValueTarget): void {
  if (isObject(value)) checkValue(walk, value, pointer, scope, target);
  else walk.diagnostics.add('PAGE_TYPE', pointer, { reason: 'This is an object of values.' });
}
