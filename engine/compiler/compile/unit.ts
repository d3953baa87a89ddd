import type { CheckContext } from '../check/context.ts';
import type { Changes } from './changes.ts';
import { Memo } from '../cache/memo.ts';
import type {
  CompiledAction,
  CompiledData,
  CompiledDialog,
  CompiledField,
  CompiledForm,
  CompiledNode,
  CompiledValue,
  Expr,
  Diagnostic,
  Json,
} from '#engine/document';

/** What is gathered while one document is compiled, its fragments included. */
export interface Unit {
  readonly context: CheckContext;
  readonly diagnostics: Diagnostic[];
  readonly messages: Map<string, Json>;
  /** Of the document itself; each dialog and drawer inside it has a set of its own. */
  readonly widgets: Set<string>;
  /** Of all its dialogs and drawers. */
  readonly overlayWidgets: Set<string>;
  readonly forms: Map<string, CompiledForm>;
  /** Dialogs and drawers that fragments bring along. */
  readonly dialogs: Record<string, CompiledDialog>;
  readonly drawers: Record<string, CompiledDialog>;
  /** The diagnostics of each fragment document, which is checked once. */
  readonly fragmentDiagnostics: Map<string, Diagnostic[]>;
  /** Ids of the fragments that were expanded. */
  readonly fragments: Set<string>;
  /** Of a document that is edited: nodes as they were compiled before, and the pointers of those that are compiled each time. */
  readonly cache?: { readonly nodes: NodeCache; readonly broken: ReadonlySet<string> };
}

/** What one node and all inside it were compiled into, with what they gathered on the way. */
export interface CompiledPart {
  /** What around the node it depends on. */
  around: string;
  node: CompiledNode;
  unit: Unit;
  added: NodeContext['added'];
}

/** The nodes of a document that is edited, as they were compiled before. */
export class NodeCache {
  readonly parts = new Memo<CompiledPart>();
  /** The names whose `failed` a compiled node reads. */
  readonly failures = new Memo<ReadonlySet<string>>();
  /** What is wrong in the fragments that are used. */
  readonly fragments = new Memo<Diagnostic[]>();
  /** The keys of the messages of widgets, each with the name of its widget. */
  readonly widgetKeys = new Memo<readonly (readonly [key: string, widget: string])[]>();
}

/** What fragments add to the page, dialog or drawer around them. */
export interface Added {
  state: Record<string, CompiledField>;
  data: Record<string, CompiledData>;
  load: CompiledAction[];
  actions: Record<string, CompiledAction[]>;
  /** Conditions of what is not saved yet; one is enough. */
  unsaved: Expr[];
  /** What fields for secrets are bound to. */
  secrets: string[][];
  /** The titles of fragments, by the ids of their nodes. */
  titles: Record<string, CompiledValue>;
}

export function nothingAdded(): Added {
  return { state: {}, data: {}, load: [], actions: {}, unsaved: [], secrets: [], titles: {} };
}

/** What surrounds the node that is being compiled. */
export interface NodeContext {
  /** The first diagnostic that breaks a node, by the node's pointer. */
  diagnostics: ReadonlyMap<string, Diagnostic>;
  /** What of the document around the node the product did not ship. */
  changes?: Changes;
  /** What is compiled now, the product did not ship: its actions get the rights of a changed part. */
  isChanged?: boolean;
  /** Inside a fragment: what its names become. Undefined in the document itself. */
  fragment?: FragmentContext;
  /** The fragments around the node, to detect one that contains itself. */
  fragments: readonly string[];
  /** The roles that see the node; undefined for all that see the document. */
  roles?: readonly string[];
  /** The `when` of the nodes around, as far as the document itself decides whether they hold. */
  conditions: readonly Expr[];
  /** Renamed names of `each` in fragments. */
  locals: Readonly<Record<string, string>>;
  added: Added;
}

export interface FragmentContext {
  /** The id of the node that names the fragment: node ids become `<node>.<id>`. */
  node: string;
  /** Values of its parameters, compiled where they were written. */
  params: Readonly<Record<string, CompiledValue>>;
  dialogs: readonly string[];
  drawers: readonly string[];
  /** In a dialog or drawer of the fragment, which has its own state and parameters, and reads the fragment's as `page`. */
  isOverlay: boolean;
}

/** `<node>:<name>`: a dialog, drawer or local that belongs to a fragment; unchanged outside of fragments. */
export function ownName(context: NodeContext, name: string): string {
  return context.fragment ? `${context.fragment.node}:${name}` : name;
}

/** The same for a name of the state or data in this context. */
export function scopeName(context: NodeContext, name: string): string {
  return context.fragment?.isOverlay ? name : ownName(context, name);
}
