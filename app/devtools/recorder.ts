import { proxy } from 'valtio/vanilla';
import type { CompiledScope } from '#engine/document';
import type {
  ActionFact,
  CallFact,
  EndFact,
  EngineFact,
  NodeFact,
  NodeShownFact,
  ObservedScope,
  PreloadFact,
  ScopeFact,
} from '#engine/runtime';
import { type Cause, whyRendered } from './why-rendered.ts';

/** One node on the screen; a repeated node has a record for each item. */
export interface NodeRecord {
  /** The last rendering. */
  fact: NodeFact;
  renders: number;
  /** Why it was rendered last. */
  causes: readonly Cause[];
  isShown: boolean;
}

/** A page, layout, dialog or drawer that is shown. */
export interface ScopeRecord {
  key: number;
  scope: ObservedScope;
  part: CompiledScope;
  /** By DOM id. */
  nodes: Map<string, NodeRecord>;
}

export interface LogEntry {
  key: number;
  fact: ActionFact | CallFact | PreloadFact;
  /** Milliseconds since 1970 UTC. */
  at: number;
  /** What was a password or code on the screen at that moment: the log shows none of it. */
  secrets: readonly string[];
  /** Set once it has ended; milliseconds. */
  end?: { duration: number; result?: unknown; failure?: unknown };
}

export interface Recorder {
  hear(fact: EngineFact, at: number): void;
  /** `version` grows when there is something new. */
  state: { version: number };
  /** Those on the screen, in the order in which they came. */
  scopes(): ScopeRecord[];
  /** The oldest first. */
  log(): readonly LogEntry[];
  clearLog(): void;
}

const longestLog = 500;

/** Records the engine's facts for the panel; `later` schedules one notification of the panel for many facts. */
export function createRecorder(later: (work: () => void) => void): Recorder {
  const known = new WeakMap<ObservedScope, ScopeRecord>();
  const shown = new Set<ScopeRecord>();
  const state = proxy({ version: 0 });
  let log: readonly LogEntry[] = [];
  let nextKey = 1;
  let isDue = false;

  function scopeOf(scope: ObservedScope): ScopeRecord {
    const record = known.get(scope) ?? { key: nextKey++, scope, part: scope.document, nodes: new Map() };
    known.set(scope, record);
    return record;
  }

  function keepNode(fact: NodeFact): void {
    const { nodes } = scopeOf(fact.scope);
    const before = nodes.get(fact.id);
    nodes.set(fact.id, {
      fact,
      renders: (before?.renders ?? 0) + 1,
      causes: whyRendered(before?.fact, fact),
      isShown: before?.isShown ?? true,
    });
  }

  function notify(): void {
    isDue = false;
    // What left for a moment only, as React does to try effects, is back by now.
    for (const { nodes } of shown) for (const [id, { isShown }] of nodes) if (!isShown) nodes.delete(id);
    state.version += 1;
  }

  function keepScope({ scope, part, isShown }: ScopeFact): void {
    const record = scopeOf(scope);
    record.part = part;
    if (isShown) shown.add(record);
    else shown.delete(record);
  }

  function markShown({ scope, id, isShown }: NodeShownFact): void {
    const node = scopeOf(scope).nodes.get(id);
    if (node) node.isShown = isShown;
  }

  function begin(fact: LogEntry['fact'], at: number): void {
    const end = fact.kind === 'preload' ? { duration: 0, result: fact.result } : undefined;
    const secrets = [...new Set([...shown].flatMap(({ scope }) => scope.secrets.texts(true)))];
    log = [...log.slice(1 - longestLog), { key: nextKey++, fact, at, secrets, end }];
  }

  function finish(fact: EndFact, at: number): void {
    log = log.map((entry) => (entry.fact === fact.of ? { ...entry, end: ended(fact, at - entry.at) } : entry));
  }

  function keep(fact: EngineFact, at: number): void {
    if (fact.kind === 'node') keepNode(fact);
    else if (fact.kind === 'nodeShown') markShown(fact);
    else if (fact.kind === 'scope') keepScope(fact);
    else if (fact.kind === 'end') finish(fact, at);
    else begin(fact, at);
  }

  return {
    state,
    hear(fact, at) {
      keep(fact, at);
      if (isDue) return;
      isDue = true;
      later(notify);
    },
    scopes: () => [...shown],
    log: () => log,
    clearLog() {
      log = [];
      state.version += 1;
    },
  };
}

function ended(fact: EndFact, duration: number): LogEntry['end'] {
  return 'failure' in fact ? { duration, failure: fact.failure } : { duration, result: fact.result };
}
