import { child, type Node } from '../source.ts';

/** What a `$ref` of a description names; empty when it dangles, which the other checks report. */
export function resolveIn(description: Node, ref: string): Node {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(ref) ?? [];
  return child(child(child(description, 'components'), kind), name);
}

/** The node itself, or the shared one that it refers to. */
export function resolved(description: Node, node: Node): Node {
  const ref = node['$ref'];
  return typeof ref === 'string' ? resolveIn(description, ref) : node;
}
