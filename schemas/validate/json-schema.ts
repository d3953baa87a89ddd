/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Annotations that a property of a widget's props or of an action's arguments may carry, at any depth:
 *
 * - `x-text`       visible text: `{"t": …}` or an expression; a bare string is an error in shipped documents
 * - `x-url`        an address: `javascript:` and other schemes that run code are refused
 * - `x-expression` a CEL string; compiled to `Expr`
 * - `x-actions`    a list of actions; compiled to `CompiledAction[]`
 * - `x-later`      on `x-actions`: the list runs later than the press or the key that began the action, and is not begun by it
 * - `x-state`      a state path such as `state.page`; compiled to `['state', 'page']`
 * - `x-holds`      on `x-state`: the JSON Schema of what is written there
 * - `x-literal`    no expression or text object here; the value is compiled as it is
 * - `x-operation`  an operationId (a literal)
 * - `x-dialog` `x-drawer` `x-form`  the name of a dialog, drawer or form document (a literal)
 * - `x-roles`      the name of a role set (a literal), of which the action's lists are; compiled to its roles
 * - `x-navigation` on a list of menu items: a text instead of the list names the navigation document that has them
 * - `x-data`       the name of a `data` entry of the scope (a literal); `x-node` a node's id (a literal)
 * - `x-run`        the name of one of the scope's `actions` (a literal)
 * - `x-with`       `"<argument>"`: an object of values, checked against what the operation, dialog or drawer that
 *                  the named sibling argument holds takes
 * - `x-names`      the name (a literal) that the following steps of the same list may read: `"answer"`, as above
 * - `x-locals`     on `x-actions`, `x-with` and `x-text`: roots that may be read there beside the usual ones: `"answer"` (the answer
 *                  of the operation in this action), or a JSON Schema (`{}`: anything)
 * - `x-item-of`    in a slot's locals and in an event's detail: `"<prop>"`, one item of that prop's list
 * - `x-validates`  on a prop of a field: the check of the bound value that the prop asks for (`ValueCheck`)
 * - `x-value`      in `binds` of a widget: it is the field's value, or a part of it, when the node has no `bind`
 * - `x-key`        on an array of objects: the property that identifies its items, by which overlays address them
 *
 * Everything else is a value: literal, `{"$": …}` or `{"t": …}` at any depth, compiled to `CompiledValue`.
 */
export interface Annotations {
  'x-text'?: boolean;
  'x-url'?: boolean;
  'x-expression'?: boolean;
  'x-actions'?: boolean;
  'x-later'?: boolean;
  'x-state'?: boolean;
  'x-holds'?: JsonSchema;
  'x-literal'?: boolean;
  'x-operation'?: boolean;
  'x-dialog'?: boolean;
  'x-drawer'?: boolean;
  'x-form'?: boolean;
  'x-roles'?: boolean;
  'x-navigation'?: boolean;
  'x-data'?: boolean;
  'x-node'?: boolean;
  'x-run'?: boolean;
  'x-with'?: string;
  'x-names'?: 'answer' | JsonSchema;
  'x-locals'?: Record<string, 'answer' | JsonSchema>;
  'x-item-of'?: string;
  'x-key'?: string;
  'x-validates'?: ValueCheck;
  'x-value'?: boolean;
}

/**
 * What a prop of a field may ask of the bound value: `required`, a value at all; `checked`, true; `min` and `max`, a number, day
 * or time within a limit; `maxItems`, at most so many; `format`, text that the kind named by the prop (`email`, `url`) allows.
 */
export type ValueCheck = 'required' | 'checked' | 'min' | 'max' | 'maxItems' | 'format';

/** The part of JSON Schema 2020-12 that the language, widgets, actions and state fields use. */
export interface JsonSchema extends Annotations {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  default?: Json;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  nullable?: boolean;
}
