import { isObject, own, sameJson } from '#schemas';
import type { AnalysedNode } from './analysis.ts';
import type { Comparison } from './comparison.ts';
import { withoutInstead } from '../check/without-instead.ts';
import { isFixedValue } from './fixed-value.ts';

/** How a node looks. */
const looks = ['variant', 'size', 'icon', 'block'].map((name) => `props/${name}`);

/**
 * P43 Shipped nodes that reach calls which no changed page may name, stay as they are or are removed; so do the nodes that write what
 * they read, apart from fixed values such as a label or a height.
 */
export function checkSealed(comparison: Comparison): void {
  const { sealed, shipped, changed, parts, issues, closed } = comparison;
  for (const [id, calls] of sealed.nodes) {
    const node = changed.byId.get(id);
    const before = shipped.byId.get(id);
    if (!node || !before || closed.has(before.scope)) continue;
    const detail = { node: id, calls: [...calls].join(', ') };
    const change = parts.nodes.get(id);
    const key = change?.isAdded ? 'id' : [...(change?.keys ?? [])].find((name) => !isFree(name, before));
    if (key !== undefined) {
      issues.add({
        code: 'CHANGE_SEALED',
        pointer: `${node.pointer}/${key}`,
        detail: { ...detail, part: key },
        node: id,
      });
      continue;
    }
    const around = changedAround(before, node);
    if (around)
      issues.add({ code: 'CHANGE_SEALED', pointer: around.pointer, detail: { ...detail, part: around.id }, node: id });
  }
  for (const id of sealed.feeders) {
    const node = changed.byId.get(id);
    const change = parts.nodes.get(id);
    const before = shipped.byId.get(id);
    if (!node || !change || closed.has(before?.scope ?? '')) continue;
    const key = change.isAdded ? 'id' : [...change.keys].find((name) => !isFixedProp(name, before, node));
    if (key !== undefined)
      issues.add({
        code: 'CHANGE_FEEDS',
        pointer: `${node.pointer}/${key}`,
        detail: { node: id, part: key },
        node: id,
      });
  }
}

/** Its look, and a condition where the product has none, which can only hide it. */
function isFree(key: string, shipped: AnalysedNode): boolean {
  return looks.includes(key) || ((key === 'when' || key === 'roles') && !Object.hasOwn(shipped.node, key));
}

function isFixedProp(key: string, before: AnalysedNode | undefined, now: AnalysedNode): boolean {
  const [group, name = ''] = key.split('/');
  if (group !== 'props') return key === 'position' ? before?.scope === now.scope : false;
  return [before, now].every((each) => {
    const props = each?.node.props;
    const written = isObject(props) ? own(props, name) : undefined;
    const value = each === now ? written : withoutInstead(written);
    return isFixedValue(value) && (typeof value !== 'object' || value === null || 't' in value);
  });
}

/** The node around a sealed one that changes whether it shows, or what its names mean. */
function changedAround(before: AnalysedNode, now: AnalysedNode): AnalysedNode['parent'] {
  const was = new Map<string, Readonly<Record<string, unknown>>>();
  for (let around = before.parent; around; around = around.parent) was.set(around.id, around.node);
  const left = new Map(was);
  for (let around = now.parent; around; around = around.parent) {
    const shipped = was.get(around.id);
    left.delete(around.id);
    // A condition where the product has none can only hide it.
    const isOther = shipped
      ? ['when', 'roles', 'each'].some((key) => {
          const isNew = !Object.hasOwn(shipped, key) && key !== 'each';
          return !isNew && !sameJson(shipped[key], around.node[key]);
        })
      : around.node.each !== undefined;
    if (isOther) return around;
  }
  const lost = [...left.values()].some((node) => ['when', 'roles', 'each'].some((key) => node[key] !== undefined));
  return lost || before.scope !== now.scope ? now : undefined;
}
