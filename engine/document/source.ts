/**
 * The document language as people write it (`pages/**`, overlays saved by administrators).
 * The browser never sees this shape: the server compiles it to `compiled.ts`.
 */

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** `{"$": "state.page + 1"}`: an expression in CEL syntax. */
export interface ExpressionValue {
  $: string;
}

/** `{"t": "login.title", "values": {…}}`, or with the texts themselves in documents written by administrators. */
export interface TextValue {
  t: string | Record<string, string>;
  values?: Record<string, Value>;
}

/** A literal, an expression or a text; objects and arrays may hold any of them at any depth. */
export type Value = null | boolean | number | string | ExpressionValue | TextValue | Value[] | { [key: string]: Value };

/** A condition that a field has to meet, and its message. */
export interface Rule {
  /** CEL, true when the field is right. */
  test: string;
  /** Shown under the field when `test` is false. */
  text: TextValue;
}

/** One step of an action list. `do` names an action of `engine/runtime/actions`; the rest is that action's own schema. */
export interface ActionSource {
  do: string;
  [argument: string]: unknown;
}

/** A node: a widget or a fragment, with its values, conditions, events and the nodes inside it. */
export interface NodeSource {
  /** Public API: overlays point at it, and it is never reused. */
  id: string;
  widget?: string;
  /** Instead of `widget`: a fragment document, expanded when the page is compiled; its node ids become `<id>.<inner>`. */
  fragment?: string;
  params?: Record<string, Value>;
  props?: Record<string, Value>;
  /** Two-way binding to a state path, `state.username`. */
  bind?: string;
  /** The same for further values of the widget, by its names for them: `{"page": "state.page"}`. */
  binds?: Record<string, string>;
  /** CEL; the node is not rendered while it is false. */
  when?: string;
  each?: { in: string; as: string; key: string };
  rules?: Rule[];
  on?: Record<string, ActionSource[]>;
  slots?: Record<string, NodeSource[]>;
  /** A role set of `openapi/roles.yaml`; the node is not rendered for other roles. */
  roles?: string;
  /** Rendered instead of a node that is broken. */
  fallback?: NodeSource;
}

/** A declared field of `state` or `params`. */
export interface StateField {
  type: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  default?: Json;
  /** For arrays and objects: a JSON Schema, so that expressions over it can be checked. */
  schema?: Json;
  /** State of a page: stored on the device while `unsaved` is true, and restored when the page is opened again. */
  draft?: boolean;
  /** State of a page: the parameter of its address that holds the value. */
  address?: string;
}

/** A call of which the page shows the answer, as `data.<name>`. */
export interface DataSource {
  /** An operationId. */
  call: string;
  with?: Record<string, Value>;
  /** CEL; the call is made only while it is true. */
  when?: string;
  /** The server answers it while it renders the entry page, so the page shows without a request. */
  preload?: boolean;
  /** Repeats the call so many seconds after the last answer, while the page is visible. */
  every?: number;
  /** Runs when the call failed, with the failure as `error`; the quiet notice (ERR-43) is then left to the document. */
  catch?: ActionSource[];
  /** The first question waits for as long too, and so does each with other arguments. */
  waits?: boolean;
  while?: string;
}

/** A kind of field, as conditions know it. */
export type FieldKindName =
  | 'text'
  | 'code'
  | 'option'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'user'
  | 'department'
  | 'record';

/** A parameter of a block that people fill in. */
export interface BlockParam {
  name: TextValue;
  hint?: TextValue;
  /** What a new block begins with; absent: the parameter's own default. */
  start?: Value;
  picker?: 'menu' | 'field' | 'fields' | 'picture' | 'filter' | 'sort' | 'icon';
  /** Of fields, conditions and orders: the parameter with the menu. */
  of?: string;
  /** Of a field: the kinds that are offered; all without it. */
  only?: readonly FieldKindName[];
  choices?: readonly { value: string | number; name: TextValue }[];
  /** It is asked for only while another parameter has one of these values, or names a field of one of these kinds. */
  where?: { param: string; is?: readonly (string | number | boolean)[]; kinds?: readonly FieldKindName[] };
  /** Behind "More". */
  advanced?: boolean;
}

/** How a fragment is offered as a block. */
export interface BlockPalette {
  name: TextValue;
  icon: string;
  category: 'records';
  /** In the order in which they are asked for. */
  params: Readonly<Record<string, BlockParam>>;
}

/** A document of any kind; which parts it has follows from `kind`. */
export interface DocumentSource {
  $schema?: string;
  kind: 'page' | 'dialog' | 'drawer' | 'form' | 'fragment' | 'layout' | 'navigation' | 'theme';
  version: number;
  id: string;
  title?: TextValue;
  /** Pages: a node that is a fragment, whose own title is shown instead. */
  titleFrom?: string;
  /** Dialogs and drawers: in CSS pixels; drawers also `100%`. */
  width?: number | '100%';
  /** Drawers: where it slides in from; right when absent. */
  from?: 'right' | 'top';
  /** Drawers: it has a button that makes it as large as the window. */
  fullScreen?: boolean;
  /** Pages: the address. */
  route?: string;
  /** A role set of `openapi/roles.yaml`, `public` for pages that need no sign-in; absent: every signed-in user. */
  roles?: string;
  /** Pages: the layout document whose `Outlet` the page fills. */
  layout?: string;
  /** A page that only says that its part of the product is still to come. */
  planned?: boolean;
  params?: Record<string, StateField>;
  /** Fragments: how the page designer offers it as a block; absent: people do not add it by themselves. */
  palette?: BlockPalette;
  state?: Record<string, StateField>;
  data?: Record<string, DataSource>;
  /** Runs once when the document is shown. */
  load?: ActionSource[];
  /** Lists of actions that `run` names, so that what several nodes do is written once. */
  actions?: Record<string, ActionSource[]>;
  /** CEL; while it is true, leaving the page, or closing the dialog or drawer, asks first. */
  unsaved?: string;
  body?: NodeSource;
  dialogs?: Record<string, DialogSource>;
  drawers?: Record<string, DialogSource>;
  /** Navigation: the menu tree. */
  items?: NavigationItem[];
  /** Themes: the theme that it changes, and colours and px by token. */
  base?: string;
  density?: 'compact' | 'regular' | 'roomy';
  light?: Record<string, string>;
  dark?: Record<string, string>;
  sizes?: Record<string, number>;
  /** Forms: a JSON Schema and how it is shown. */
  schema?: Json;
  ui?: Json;
}

/** An entry of a menu tree: it leads somewhere, or has entries of its own. */
export interface NavigationItem {
  id: string;
  text: TextValue;
  /** Shown small below the text, such as that nothing uses the page yet. */
  note?: TextValue;
  icon?: string;
  route?: string;
  children?: NavigationItem[];
  roles?: string;
  /** CEL */
  when?: string;
  /** CEL */
  current?: string;
}

/** A dialog or drawer written inside its page; it has its own scope, and reads the page's as `page`. */
export interface DialogSource {
  title: TextValue;
  titleFrom?: string;
  width?: number | '100%';
  from?: 'right' | 'top';
  fullScreen?: boolean;
  unsaved?: string;
  roles?: string;
  params?: Record<string, StateField>;
  state?: Record<string, StateField>;
  data?: Record<string, DataSource>;
  load?: ActionSource[];
  actions?: Record<string, ActionSource[]>;
  body: NodeSource;
}
