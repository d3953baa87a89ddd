import type { ReactNode } from 'react';
import type { CompiledNode } from '#engine/document';
import { type Locals, ownValue, type PageScope } from '#engine/runtime';
import type { NodePlan } from './node-plan.ts';
import { renderSlot } from './NodeView.tsx';

interface PartInput {
  key: string;
  node: CompiledNode;
  plan: NodePlan;
  /** The names around the node. */
  locals: Locals;
  around: readonly string[];
  scope: PageScope;
}

/**
 * A node that another widget renders by itself: the column of a table. Its props are evaluated when they are asked for,
 * with further names, so that a table of ten columns is one component and not one for every cell.
 */
export class Part<Props extends object> {
  /** Identifies it among the parts of the slot, including those of the same repeated node. */
  readonly key: string;
  readonly nodeId: string;
  private readonly input: PartInput;

  constructor(input: PartInput) {
    this.key = input.key;
    this.nodeId = input.node.id;
    this.input = input;
  }

  /** A prop, with the names that it may use beside those around the node. Throws what its expression throws. */
  read<Name extends keyof Props & string>(name: Name, locals?: Locals): Props[Name] | undefined {
    const { node, plan, scope } = this.input;
    const value = ownValue(node.props, name);
    const found = plan.dynamicProps.includes(name) ? scope.value(value, this.names(locals)) : value;
    // Safe: the checker holds props against the widget's schema, which `Props` is generated from.
    return (found ?? undefined) as Props[Name] | undefined;
  }

  hasSlot(name: string): boolean {
    return this.nodes(name).length > 0;
  }

  /** The nodes of one of its slots. */
  slot(name: string, locals?: Locals): ReactNode {
    const { around, node } = this.input;
    return renderSlot({ nodes: this.nodes(name), around: [...around, node.id], locals: this.input.locals }, locals);
  }

  private nodes(name: string): readonly unknown[] {
    const { slots } = this.input.plan;
    return Object.hasOwn(slots, name) ? (slots[name] ?? []) : [];
  }

  private names(locals: Locals | undefined): Locals {
    return locals ? { ...this.input.locals, ...locals } : this.input.locals;
  }
}
