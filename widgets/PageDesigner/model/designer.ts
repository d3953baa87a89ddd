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
  partsOf,
  positionBeside,
  positionIn,
  redo,
  takeStep,
  undo,
} from '#engine/designer';
import type { Offered } from './offered.ts';

/** How wide the page is shown. */
export type CanvasWidth = 'desktop' | 'tablet' | 'phone';

/** What the parts of the designer share. */
export interface DesignerState {
  draft: Draft;
  selected: string | null;
  /** The last step could not be made. */
  isRefused: boolean;
}

/** The designed document, and everything that may be done to it. */
export interface Designer {
  readonly state: DesignerState;
  /** The node as it is now. */
  nodeOf(node: string): NodeSource | undefined;
  select(node: string | null): void;
  /** False when the step cannot be made. */
  step(step: DesignStep): boolean;
  undo(): void;
  redo(): void;
  /** Puts what the palette offers after the selected node, or at a position. */
  insert(offered: Offered, position?: Pick<DropPosition, 'parent' | 'slot' | 'after'>): boolean;
  remove(node: string): boolean;
  move(node: string, position: Pick<DropPosition, 'parent' | 'slot' | 'after'>): boolean;
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
  const state = proxy<DesignerState>({ draft: ref(draft), selected: null, isRefused: false });
  const now = (): DocumentSource => documentOf(state.draft);

  function show(next: Draft): void {
    state.draft = ref(next);
    const { selected } = state;
    if (selected !== null && !findSource(documentOf(next), selected)) state.selected = null;
  }

  function step(made: DesignStep): boolean {
    const next = takeStep(state.draft, made);
    state.isRefused = 'refused' in next;
    if ('refused' in next) return false;
    show(next);
    return true;
  }

  const one = (name: DesignStep['name'], node: string, operation: DesignOperation): boolean =>
    step({ name, node, operations: [operation] });

  /** Inside the selected node when it arranges others, else after it; without one at the end of the body. */
  function nextPosition(): Pick<DropPosition, 'parent' | 'slot' | 'after'> | undefined {
    const { selected } = state;
    const node = selected === null ? undefined : findSource(now(), selected);
    const position = node && positionIn(now(), node.id);
    if (node && position && !isLayout(node)) return { parent: position.parent, slot: position.slot, after: node.id };
    const root = node ?? partsOf(now())[0]?.body;
    const slot = root && slotsOf(root)[0];
    if (!root || slot === undefined) return undefined;
    return { parent: root.id, slot, after: root.slots?.[slot]?.at(-1)?.id ?? null };
  }

  return {
    state,
    nodeOf: (node) => findSource(now(), node),
    step,
    select(node) {
      state.isRefused = false;
      state.selected = node;
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
