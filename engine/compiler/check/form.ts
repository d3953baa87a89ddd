import { isObject, pointerTo } from '#schemas';
import { checkPattern } from './field-schema.ts';
import { checkFormSchema } from './form-schema.ts';
import { checkFormUi } from './form-ui.ts';
import { checkText } from './text.ts';
import { checkFreeValue } from './value.ts';
import { noNodes, type Scope } from './scope.ts';
import type { Walk } from './walk.ts';

const scope: Scope = { roots: {}, reach: undefined, dialogs: {}, drawers: {}, data: [], actions: [], nodes: noNodes };

/**
 * Checks the texts `{"t": key}` anywhere in a form's schema and in how it is shown; they take no values. Its
 * patterns are checked as well (P26), and its references and the names of its inputs.
 */
export function checkForm(walk: Walk, source: Record<string, unknown>): void {
  if (isObject(source.title)) checkText(walk, source.title, '/title', scope, checkFreeValue);
  visit(walk, source.schema, '/schema');
  visit(walk, source.ui, '/ui');
  checkFormSchema(walk, source.schema, '/schema');
  checkFormUi(walk, source.ui, '/ui', source.schema, source.schema);
}

function visit(walk: Walk, value: unknown, pointer: string): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visit(walk, item, pointerTo(pointer, index));
  } else if (isFormText(value)) {
    checkText(walk, value, pointer, scope, checkFreeValue);
  } else if (isObject(value)) {
    for (const [key, part] of Object.entries(value)) {
      if (key === 'pattern' && typeof part === 'string') checkPattern(walk, part, pointerTo(pointer, key));
      visit(walk, part, pointerTo(pointer, key));
    }
  }
}

/** `{"t": …}` and nothing else; a property of the form that is called `t` has a schema, not a text, in it. */
export function isFormText(value: unknown): value is { t: string | Record<string, string> } {
  if (!isObject(value) || Object.keys(value).length !== 1) return false;
  return (
    typeof value.t === 'string' ||
    (isObject(value.t) && Object.values(value.t).every((text) => typeof text === 'string'))
  );
}
