import type { Sources } from '../data/sources.ts';
import type { CompiledDocument } from '#engine/document';
import type { Engine } from '../data/engine.ts';
import type { ValueContext } from '../evaluate/value.ts';
import type { Countdowns } from '../state/countdowns.ts';
import type { Fields } from '../state/fields.ts';
import type { OpenDialogs } from '../state/open-dialogs.ts';
import type { Path } from '../state/store.ts';
import type { Secrets } from '../state/secrets.ts';
import type { Withheld } from '../state/withheld.ts';

/** Names that an expression may use beside the roots: `row`, `event`, `result`. */
export type Locals = Readonly<Record<string, unknown>>;

/** How a list of actions began. */
export interface Beginning {
  /** By a press or key of the person; absent: by itself, such as when the page loads. */
  hasGesture?: boolean;
  /** In a list that came with a change of the shipped document, and keeps its rights. */
  isChanged?: boolean;
  /** The list that a page runs whenever it is shown. */
  isRepeated?: boolean;
}

/** What one page, dialog or drawer knows: its values, its data, its visible fields, and how to run its actions. */
export interface PageScope {
  readonly engine: Engine;
  readonly document: CompiledDocument;
  readonly parent: PageScope | undefined;
  readonly sources: Sources;
  readonly fields: Fields;
  readonly countdowns: Countdowns;
  /** What drafts leave out; the same for the document in another language. */
  readonly withheld: Withheld;
  /** Shared by a page and everything opened over it. */
  readonly secrets: Secrets;
  /** Shared by a page and everything opened over it. */
  readonly openDialogs: OpenDialogs<PageScope>;
  /** Aborted when the page is left; another one after the scope was started again. */
  readonly signal: AbortSignal;
  evaluate(expression: unknown, locals?: Locals): unknown;
  /** True when the expression is true; null and false are not. */
  holds(expression: unknown, locals?: Locals): boolean;
  value(value: unknown, locals?: Locals): unknown;
  values(fields: unknown, locals?: Locals): Record<string, unknown>;
  /** The value at a path such as `['state', 'page']`; null when there is none. */
  read(path: Path): unknown;
  /** Writes a declared state field, or a path inside one. Throws ENGINE_STATE_UNDECLARED. */
  setState(path: Path, value: unknown): void;
  setParams(params: Locals): void;
  batch(work: () => void): void;
  /** Why the value at a path of the state is wrong, beside the rules of nodes; absent where only these check it. */
  readonly issueAt?: ((path: Path) => string | undefined) | undefined;
  /** What is to be known of the value at a path of the state although it can be saved; absent: nothing is. */
  readonly markAt?: ((path: Path) => string | undefined) | undefined;
  /** True for a value that was checked before its field was shown, such as one out of sight; absent: none is. */
  readonly wasChecked?: ((path: Path) => boolean) | undefined;
  /** Calls after a value at or below one of the paths changed; paths of locals are passed over. */
  subscribe(paths: readonly Path[], listener: () => void): () => void;
  hasRole(roles: readonly string[] | undefined): boolean;
  text: ValueContext['text'];
  emit(name: string, detail: unknown): void;
  /** The list that the document calls by this name; null when there is none. */
  namedActions(name: string): unknown;
  /** Runs an action list; never rejects: failures are shown to the user. */
  run(actions: unknown, locals?: Locals, begin?: Beginning): Promise<void>;
  /** A list waited for a call when the page was left: what it had written was half of its work, so the page has to start again. */
  readonly isInterrupted: boolean;
  /** Begins to load data and runs `load`; the returned function leaves the page. */
  start(): () => void;
}
