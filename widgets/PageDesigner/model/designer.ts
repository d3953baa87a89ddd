import { proxy, ref } from 'valtio';
import type { DocumentSource, NodeSource, Value } from '#engine/document';
import {
  canRedo,
  canUndo,
  type DesignOperation,
  type DesignStep,
  documentOf,
  type Draft,
  type DropPosition,
  findSource,
  idsOf,
  newNodeId,
  type NodeReading,
  partsOf,
  type PasteIssue,
  positionBeside,
  positionIn,
  readNode,
  readNodes,
  redo,
  renewIds,
  takeStep,
  undo,
} from '#engine/designer';
import type { Offered } from './offered.ts';

/** The parent, slot and sibling that a node is put after. */
type Target = Pick<DropPosition, 'parent' | 'slot' | 'after'>;

/** The side of a node on which something is to be added. */
export interface Aim {
  node: string;
  side: 'before' | 'after';
}

/** How wide the page is shown. */
export type CanvasWidth = 'desktop' | 'tablet' | 'phone';

/** What the parts of the designer share. */
export interface DesignerState {
  draft: Draft;
  selected: string | null;
  /** Where the next new node is put; null: at the selected one. */
  aim: Aim | null;
  /** Why the last step could not be made. */
  issue: 'step' | PasteIssue | null;
}

/** The designed document, and everything that may be done to it. */
export interface Designer {
  readonly state: DesignerState;
  /** The node as it is now. */
  nodeOf(node: string): NodeSource | undefined;
  select(node: string | null): void;
  /** The next new node comes before or after this one. */
  aimAt(aim: Aim | null): void;
  /** False when the step cannot be made. */
  step(step: DesignStep): boolean;
  undo(): void;
  redo(): void;
  /** Puts what the palette offers after the selected node, or at a position. */
  insert(offered: Offered, position?: Target): boolean;
  /** Puts copied nodes where a new one would be put, as one step. */
  paste(text: string): boolean;
  /** Makes the node what a text says as JSON; what is wrong with the text otherwise, and nothing changes. */
  write(node: string, text: string): Exclude<NodeReading, { operations: unknown }> | undefined;
  /** Puts a copy of the node after it. */
  duplicate(node: string): boolean;
  remove(node: string): boolean;
  move(node: string, position: Target): boolean;
  moveBy(node: string, by: -1 | 1): boolean;
  restore(node: string): boolean;
  /** Sets a property, or takes it away. */
  setProperty(node: string, property: string, value: Value | undefined, name?: DesignStep['name']): boolean;
  /** Sets parameters of a block, or takes them away: the first is the one that was filled in, the others follow from it. */
  setParams(
    node: string,
    params: readonly (readonly [string, Value | undefined])[],
    name?: DesignStep['name'],
  ): boolean;
  /** Who sees a node: a role set; undefined for everybody. */
  setAudience(node: string, roles: string | undefined): boolean;
}

/** A value of a node that is set, or taken away. */
function written(node: string, path: string[], value: Value | undefined): DesignOperation {
  // Safe: values of a document are JSON.
  return (
    value === undefined ? { op: 'unset', node, path } : { op: 'set', node, path, value: structuredClone(value) }
  ) as DesignOperation;
}

/** What the designer knows of nodes. */
export interface NodeFacts {
  /** The slots of a node that take other nodes. */
  slotsOf(node: NodeSource): readonly string[];
  /** Whether a node arranges others, such as a grid or a card. */
  isLayout(node: NodeSource): boolean;
}

/** A designer of one draft. */
export function createDesigner(draft: Draft, { slotsOf, isLayout }: NodeFacts): Designer {
  const state = proxy<DesignerState>({ draft: ref(draft), selected: null, aim: null, issue: null });
  const now = (): DocumentSource => documentOf(state.draft);

  function show(next: Draft): void {
    state.draft = ref(next);
    const { selected } = state;
    if (selected !== null && !findSource(documentOf(next), selected)) state.selected = null;
    state.aim = null;
  }

  function step(made: DesignStep): boolean {
    const next = takeStep(state.draft, made);
    state.issue = 'refused' in next ? 'step' : null;
    if ('refused' in next) return false;
    show(next);
    return true;
  }

  const one = (name: DesignStep['name'], node: string, operation: DesignOperation): boolean =>
    step({ name, node, operations: [operation] });

  /** Beside the node that is aimed at. */
  function aimedPosition({ node, side }: Aim): Target | undefined {
    const position = positionIn(now(), node);
    if (!position) return undefined;
    const { parent, slot, before } = position;
    return { parent, slot, after: side === 'after' ? node : (before.at(-1) ?? null) };
  }

  /** Inside the selected node when it arranges others, else after it; without one at the end of the body. */
  function nextPosition(): Target | undefined {
    const { selected, aim } = state;
    const aimed = aim && aimedPosition(aim);
    if (aimed) return aimed;
    const node = selected === null ? undefined : findSource(now(), selected);
    const position = node && positionIn(now(), node.id);
    if (node && position && !isLayout(node)) return { parent: position.parent, slot: position.slot, after: node.id };
    const root = node ?? partsOf(now())[0]?.body;
    const slot = root && slotsOf(root)[0];
    if (!root || slot === undefined) return undefined;
    return { parent: root.id, slot, after: root.slots?.[slot]?.at(-1)?.id ?? null };
  }

  /** Copies of nodes, one after another. */
  function add(name: 'paste' | 'duplicate', nodes: readonly NodeSource[], at: Target): boolean {
    const made = renewIds(nodes, idsOf(now()));
    const operations = made.map((value, index): DesignOperation => {
      // Safe: nodes are JSON.
      return { op: 'insert', value, ...at, after: made[index - 1]?.id ?? at.after } as DesignOperation;
    });
    const last = made.at(-1);
    const isMade = last !== undefined && step({ name, node: last.id, operations });
    if (isMade) state.selected = last.id;
    return isMade;
  }

  return {
    state,
    nodeOf: (node) => findSource(now(), node),
    step,
    select(node) {
      state.issue = null;
      state.aim = null;
      state.selected = node;
    },
    aimAt(aim) {
      state.aim = aim;
    },
    undo() {
      if (canUndo(state.draft)) show(undo(state.draft));
    },
    redo() {
      if (canRedo(state.draft)) show(redo(state.draft));
    },
    insert({ hint, node }, at = nextPosition()) {
      if (!at) return false;
      const id = newNodeId(idsOf(now()), hint);
      const value: NodeSource = { id, ...structuredClone(node) };
      const isMade = one('insert', id, { op: 'insert', value, ...at });
      if (isMade) state.selected = id;
      return isMade;
    },
    paste(text) {
      const nodes = readNodes(text);
      const at = nextPosition();
      if ('refused' in nodes) state.issue = nodes.refused;
      return !('refused' in nodes) && at !== undefined && add('paste', nodes, at);
    },
    write(node, text) {
      const read = readNode(now(), node, text);
      if ('issue' in read) return read;
      if (read.operations.length > 0) step({ name: 'document', node, property: 'json', operations: read.operations });
      return undefined;
    },
    duplicate(node) {
      const found = findSource(now(), node);
      const position = positionIn(now(), node);
      if (!found || !position) return false;
      return add('duplicate', [found], { parent: position.parent, slot: position.slot, after: node });
    },
    remove(node) {
      const next = positionIn(now(), node);
      const isMade = one('remove', node, { op: 'remove', node });
      if (isMade) state.selected = next?.before.at(-1) ?? next?.parent ?? null;
      return isMade;
    },
    move: (node, at) => one('move', node, { op: 'move', node, ...at }),
    moveBy(node, by) {
      const at = positionBeside(now(), node, by);
      return at !== undefined && one('move', node, { op: 'move', node, ...at });
    },
    restore(node) {
      const isMade = one('restore', node, { op: 'restore', node });
      if (isMade) state.selected = node;
      return isMade;
    },
    setProperty(node, property, value, name = 'property') {
      return step({ name, node, property, operations: [written(node, ['props', property], value)] });
    },
    setParams(node, params, name = 'property') {
      const [first] = params;
      const operations = params.map(([param, value]) => written(node, ['params', param], value));
      return first === undefined || step({ name, node, property: first[0], operations });
    },
    setAudience(node, roles) {
      return one(
        'audience',
        node,
        roles === undefined
          ? { op: 'unset', node, path: ['roles'] }
          : { op: 'set', node, path: ['roles'], value: roles },
      );
    },
  };
}
