import { isObject, own } from '#schemas';
import type { AnalysedNode } from './analysis.ts';
import type { ChangedNode } from './changed-parts.ts';
import type { Comparison } from './comparison.ts';
import { withoutInstead } from '../check/without-instead.ts';
import { isFixedValue } from './fixed-value.ts';

/** What a change may add where people type passwords and codes. */
const addable: ReadonlySet<string> = new Set([
  'Avatar',
  'Badge',
  'Card',
  'Divider',
  'Grid',
  'Heading',
  'Icon',
  'Illustration',
  'Image',
  'Link',
  'Markdown',
  'Notice',
  'Split',
  'Stack',
  'Tag',
  'Text',
  'Toolbar',
]);

/** Props of what people sign in with that change how it looks and what it says. */
const freeProps = ['label', 'placeholder', 'hint', 'icon', 'variant', 'size', 'block', 'labelHidden'].map(
  (name) => `props/${name}`,
);

/** A path of this site, or an address by https. */
const safeLink = /^(\/(?![/\\])|https:\/\/)/i;

/**
 * P43 P44 Where people type passwords and codes, or are shown a secret, a change is one of a closed list: texts, order, visibility of
 * what is optional, style, links to this site and to https addresses, and plain nodes with fixed values.
 */
export function checkClosed(comparison: Comparison): void {
  const { closed } = comparison;
  if (closed.size === 0) return;
  const essential = essentialNodes(comparison);
  const { changed, shipped, parts, issues } = comparison;
  const add = (pointer: string, part: string, node?: string): void => {
    issues.add({ code: 'CHANGE_CLOSED', pointer, detail: { part }, ...(node === undefined ? {} : { node }) });
  };
  for (const node of changed.nodes) {
    const change = parts.nodes.get(node.id);
    if (!change || !closed.has(node.scope)) continue;
    const part = refusedKey(change, shipped.byId.get(node.id), node, essential);
    if (part !== undefined) add(`${node.pointer}/${part}`, `${node.id}/${part}`, node.id);
  }
  for (const id of parts.removed) {
    const before = shipped.byId.get(id);
    if (before && closed.has(before.scope) && essential.has(id))
      add(before.scope === '' ? '/body' : before.scope, id, id);
  }
  for (const [scope, changes] of parts.scopes) {
    if (!closed.has(scope) && !(closed.has('') && scope !== '')) continue;
    const names = [
      ...(['actions', 'data', 'state', 'params'] as const).flatMap((list) =>
        [...changes[list]].map((name) => `${list}/${name}`),
      ),
      ...[...changes.keys].filter((key) => key !== 'title'),
    ];
    for (const name of changes.isAdded ? ['body'] : names) add(`${scope}/${name}`, name);
  }
}

/** What people sign in with, and everything around it. */
function essentialNodes({ shipped, sealed }: Comparison): Set<string> {
  const found = new Set<string>();
  for (const node of shipped.nodes) {
    if (!(sealed.nodes.has(node.id) || node.widget?.secret || node.binds.length > 0)) continue;
    for (let around: AnalysedNode['parent'] = node; around; around = around.parent) found.add(around.id);
  }
  return found;
}

function refusedKey(
  change: ChangedNode,
  before: AnalysedNode | undefined,
  now: AnalysedNode,
  essential: ReadonlySet<string>,
): string | undefined {
  if (change.isAdded) {
    if (typeof now.node.widget !== 'string' || !addable.has(now.node.widget)) return 'widget';
    return [...change.keys].find((key) => {
      if (key === 'widget' || key === 'when' || key === 'roles') return false;
      return !isPlainProp(key, now);
    });
  }
  const isEssential = essential.has(now.id);
  // A card around the fields only looks; a field, a button and a form do something.
  const works = now.binds.length > 0 || now.node.on !== undefined || now.node.fragment !== undefined;
  return [...change.keys].find((key) => {
    if (key === 'when' || key === 'roles' || key === 'position') return isEssential;
    if (!key.startsWith('props/') || !isPlainProp(key, now)) return true;
    if (!works) return false;
    return !freeProps.includes(key) || (before !== undefined && !isPlainProp(key, before, true));
  });
}

/** A fixed value, and no address but of this site or by https. A shipped message counts as one, even where an overlay gives its words. */
function isPlainProp(key: string, { node, widget }: AnalysedNode, isShipped = false): boolean {
  const name = key.slice('props/'.length);
  const value = isObject(node.props) ? own(node.props, name) : undefined;
  if (!key.startsWith('props/') || !isFixedValue(isShipped ? withoutInstead(value) : value)) return false;
  const isAddress = own(widget?.props.properties, name)?.['x-url'] === true;
  return !isAddress || value === undefined || (typeof value === 'string' && safeLink.test(value));
}
