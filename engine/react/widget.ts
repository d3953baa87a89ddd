import type { ReactNode } from 'react';
import type { CallArguments, Path } from '#engine/runtime';
import type { SlotNodes } from './slot-nodes.ts';

/** A value of the state that a widget reads and writes. */
export interface Bound {
  value: unknown;
  set(value: unknown): void;
  /** Where the state has it; absent for a value that another widget hands on. */
  path?: Path;
}

/** What a widget is given. It renders props and emits events; it never fetches, navigates, toasts or reads the session. */
export interface WidgetProps<Props, Events = Record<string, never>> {
  /** DOM id, unique on the page even inside `each`. */
  id: string;
  /** The node's id in the document; the engine's tools show it. */
  nodeId: string;
  /** Resolved: no expression or text object is left. */
  props: Props;
  /** Present when the node has `bind`. */
  bound?: Bound;
  /** The further values that the node has in `binds`, by the widget's names for them. */
  bounds: Readonly<Record<string, Bound>>;
  /** The text of the first rule that fails, once the field was validated. */
  error?: string;
  /** True while an action that this node triggered is running. */
  busy: boolean;
  emit: <Name extends keyof Events & string>(event: Name, detail: Events[Name]) => void;
  /** True when the document listens to the event, so that a widget can leave out a control that would do nothing. */
  listens(event: string): boolean;
  /**
   * Reads what a call lists, for a widget whose props name the call, such as the rows of a group that is open. The call has the rights of
   * the node: one that came with a change of the page makes calls of the contract's allow-list alone, and names the page (P43). Absent for a part of another widget.
   */
  read?(call: string, args: CallArguments, signal: AbortSignal): Promise<unknown>;
  /** Renders a slot's nodes; `locals` are names that the slot's expressions may use, such as `row`. */
  slot(name: string, locals?: Record<string, unknown>): ReactNode;
  /** The nodes of a slot as parts that the widget renders by itself, such as columns; to hand to `useParts`. */
  parts(name: string): SlotNodes;
  /** True when the slot has nodes. */
  hasSlot(name: string): boolean;
}
