import type { ValueCheck } from '#schemas';
import type { Json } from './source.ts';

/** What a browser evaluates: the syntax tree of an expression as JSON. The first element is the kind. */
export type Expr =
  | ['lit', null | boolean | number | string]
  /** A root: state, data, params, env, user, query, locale, event, result, error, page, or a name bound by `each`. */
  | ['var', string]
  | ['get', Expr, string]
  | ['at', Expr, Expr]
  /** `has(a.b)` */
  | ['has', Expr, string]
  | ['call', string, Expr[]]
  | ['op', '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in', Expr, Expr]
  | ['and', Expr, Expr]
  | ['or', Expr, Expr]
  | ['not', Expr]
  | ['neg', Expr]
  | ['if', Expr, Expr, Expr]
  | ['list', Expr[]]
  | ['map', [Expr, Expr][]]
  /** `list.all(x, …)` and its sisters: macro, list, variable, body. */
  | ['each', 'all' | 'exists' | 'exists_one' | 'filter' | 'map', Expr, string, Expr];

/** A literal, `{"$": Expr}` or `{"t": messageKey, "values"?, "instead"?}`; objects and arrays may hold any of them at any depth. */
export type CompiledValue =
  | null
  | boolean
  | number
  | string
  | { $: Expr }
  | { t: string; values?: Record<string, CompiledValue>; instead?: CompiledValue }
  | CompiledValue[]
  | { [key: string]: CompiledValue };

/** One step of an action list, compiled. */
export interface CompiledAction {
  do: string;
  /** It came with a change of the shipped document, and runs with the rights of one (decision 136). */
  changed?: true;
  /** Arguments after compilation: values are CompiledValue, conditions Expr, action lists CompiledAction[]. */
  [argument: string]: unknown;
}

/** A node of a document in the form that a browser renders. */
export interface CompiledNode {
  id: string;
  widget: string;
  props?: Record<string, CompiledValue>;
  /** `['state', 'address', 'city']` */
  bind?: string[];
  /** Further values of the widget, by its name for them. */
  binds?: Record<string, string[]>;
  when?: Expr;
  each?: { in: Expr; as: string; key: Expr };
  rules?: { test: Expr; text: CompiledValue }[];
  checks?: CompiledChecks;
  on?: Record<string, CompiledAction[]>;
  slots?: Record<string, CompiledNode[]>;
  /** The set's roles, spelled out; absent: all roles that see the document. */
  roles?: string[];
  fallback?: CompiledNode;
  /** It, or one of its props, came with a change of the shipped document: what its widget reads has the rights of a changed part (P43). */
  changed?: true;
  /** Set when the node itself is broken: it shows this in its own box, or its fallback. */
  fault?: Diagnostic;
  /** With `fault`: slots that are rendered beside the error, because their nodes work without the widget. */
  freeSlots?: string[];
}

/** What the props of a field ask of its value: checked after its rules. A check whose value is null or false asks for nothing. */
export type CompiledChecks = { [Kind in ValueCheck]?: CompiledValue } & {
  /** Where the value and its parts are, when the node has no `bind`. */
  of?: string[][];
  /** While one of these is true the value cannot be changed, and is not checked. */
  unless?: CompiledValue[];
};

/** A declared field of `state` or `params`. */
export interface CompiledField {
  type: string;
  default: Json;
  /** Stored on the device while there is unsaved input. */
  draft?: true;
  /** The parameter of the page's address that holds it. */
  address?: string;
  /** With `address`: what a value out of an address has to be. */
  schema?: Json;
}

/** A call of which a page shows the answer, compiled. */
export interface CompiledData {
  call: string;
  with?: Record<string, CompiledValue>;
  when?: Expr;
  preload?: true;
  /** It came with a change of the shipped document. */
  changed?: true;
  /** Seconds after which it is asked for again. */
  every?: number;
  /** Runs when it failed, with `error`. */
  catch?: CompiledAction[];
  /** The first question waits for as long too, and so does each with other arguments. */
  waits?: boolean;
  /** Nothing is asked again while this is not true. */
  while?: Expr;
}

/** What a page, dialog and drawer have in common: state, data, actions and a root node. */
export interface CompiledScope {
  title?: CompiledValue;
  params?: Record<string, CompiledField>;
  state?: Record<string, CompiledField>;
  data?: Record<string, CompiledData>;
  /** Where a person's password or code is: what fields for secrets are bound to. */
  secrets?: string[][];
  load?: CompiledAction[];
  /** What `run` runs, by name. */
  actions?: Record<string, CompiledAction[]>;
  /** Names of data whose failure no expression of the document reads: the engine shows it (ERR-43). */
  silentFailures?: string[];
  /** While it holds, leaving the page, or closing the dialog or drawer, asks first. */
  unsaved?: Expr;
  body: CompiledNode;
}

/** The size and side of a dialog or drawer. */
export interface CompiledFrame {
  /** In CSS pixels. */
  width?: number | '100%';
  from?: 'right' | 'top';
  fullScreen?: true;
}

/** A dialog or drawer inside a compiled document. */
export interface CompiledDialog extends CompiledScope, CompiledFrame {
  title: CompiledValue;
  roles?: string[];
  /**
   * While it is open, the page's address holds one of its parameters, or the field of its state that says what is shown now; the
   * list opens it for an address that has it.
   */
  address?: { name: string; param: string; open: string; state?: string };
  /** Widgets used in it, which are fetched when it opens. */
  widgets?: string[];
}

/** A form document that a `Form` node names: a JSON Schema and how it is shown. */
export interface CompiledForm {
  schema: Json;
  ui: Json;
}

/** One document in one language, ready to render. Addressed by the hash of this JSON. */
export interface CompiledDocument extends CompiledScope, CompiledFrame {
  format: 1;
  kind: 'page' | 'dialog' | 'drawer' | 'layout';
  id: string;
  version: number;
  locale: string;
  title: CompiledValue;
  route?: string;
  /** The set's roles, spelled out; `['public']`: everybody; absent: everybody who signed in. */
  roles?: string[];
  layout?: string;
  /** The version of its changes, when it is not as the product ships it: the server checks that it is published. */
  changes?: string;
  dialogs?: Record<string, CompiledDialog>;
  drawers?: Record<string, CompiledDialog>;
  /** Dialogs and drawers were left out: the host has the whole document by its id. */
  partial?: true;
  /** The form documents that `Form` nodes name. */
  forms?: Record<string, CompiledForm>;
  /** Every message that the document and its widgets use: ICU syntax trees, or plain strings. */
  messages: Record<string, Json>;
  /** Widgets used outside its dialogs and drawers, so that their code can be fetched beside the document. */
  widgets: string[];
}

/** One error in a document: its location and what to do about it. */
export interface Diagnostic {
  /** `PAGE_WIDGET_UNKNOWN` style; every code is in docs/errors.md. */
  code: string;
  /** JSON pointer into the source document. */
  pointer: string;
  message: string;
  hint?: string;
  /** For expressions: the character, counted from 1, in the text that the pointer names. */
  at?: number;
  /** Counted from 1, in the source file; set when its text is known. */
  line?: number;
  column?: number;
}
