import { isObject, nearest, own, pointerTo } from '#schemas';
import { documentNodes, walkNodes } from '#engine/written';
import type { Walk } from './walk.ts';

interface Region {
  name: string;
  accepts: string[] | undefined;
  isRequired: boolean;
  pointer: string;
}

/** A layout's regions are its Outlets with a name; its pages fill them by Regions, with widgets that they take. */
export function checkRegions(walk: Walk, source: Record<string, unknown>): void {
  if (source.kind === 'layout') checkOutlets(walk, source);
  // What a fragment fills is reported where it is used: only there is the layout known.
  else if (source.kind !== 'fragment') checkFilled(walk, source);
}

function checkOutlets(walk: Walk, layout: Record<string, unknown>): void {
  if (!isObject(layout.body)) return;
  const outlets = outletsOf(layout);
  const count = outlets.filter((outlet) => !outlet.name).length;
  if (count !== 1) walk.diagnostics.add('PAGE_OUTLET', '/body', { count });
  const seen = new Set<string>();
  for (const { name, accepts, pointer } of outlets) {
    if (!name) continue;
    if (seen.has(name)) walk.diagnostics.add('PAGE_REGION_DUPLICATE', `${pointer}/props/region`, { name });
    seen.add(name);
    for (const [index, widget] of (accepts ?? []).entries())
      checkWidget(walk, widget, pointerTo(`${pointer}/props/accepts`, index));
  }
}

function checkWidget(walk: Walk, name: string, pointer: string): void {
  const { widgets } = walk.context.catalogue;
  if (own(widgets, name)) return;
  const meant = nearest(name, Object.keys(widgets));
  walk.diagnostics.add('PAGE_WIDGET_UNKNOWN', pointer, { name }, meant && `Did you mean "${meant}"?`);
}

function checkFilled(walk: Walk, source: Record<string, unknown>): void {
  const name = source.layout;
  const layout = typeof name === 'string' ? walk.context.documents(name) : undefined;
  // Without a layout a Region is shown where it is written.
  if (layout?.kind !== 'layout') return;
  const regions = outletsOf({ ...layout }).filter((outlet) => outlet.name);
  const filled = new Set<string>();
  for (const { node, pointer } of documentNodes(source)) {
    if (node.widget !== 'Region') continue;
    const wanted = nameOf(node, 'name');
    const region = pointer.startsWith('/body') ? regions.find((each) => each.name === wanted) : undefined;
    if (region) checkChildren(walk, node, pointer, region);
    else if (wanted) addUnknown(walk, wanted, regions, `${pointer}/props/name`);
    filled.add(wanted);
  }
  for (const region of regions)
    if (region.isRequired && !filled.has(region.name))
      walk.diagnostics.add('PAGE_REGION_MISSING', '/layout', { layout: layout.id, name: region.name });
}

function addUnknown(walk: Walk, name: string, regions: Region[], pointer: string): void {
  const names = regions.map((region) => region.name);
  const meant = nearest(name, names);
  const known = names.length ? `It has: ${names.join(', ')}.` : undefined;
  walk.diagnostics.add('PAGE_REGION_UNKNOWN', pointer, { name }, meant ? `Did you mean "${meant}"?` : known);
}

function checkChildren(walk: Walk, node: Record<string, unknown>, pointer: string, { name, accepts }: Region): void {
  const children = isObject(node.slots) ? node.slots.default : undefined;
  if (!accepts || !Array.isArray(children)) return;
  children.forEach((child, index) => {
    if (!isObject(child) || typeof child.widget !== 'string' || accepts.includes(child.widget)) return;
    if (!own(walk.context.catalogue.widgets, child.widget)) return;
    const at = pointerTo(`${pointer}/slots/default`, index);
    const detail = { name, accepts: accepts.join(' and '), child: child.widget };
    walk.diagnostics.add('PAGE_REGION_CHILD', `${at}/widget`, detail);
  });
}

/** A layout's Outlets; the one for the page's body has no name. */
function outletsOf(layout: Record<string, unknown>): Region[] {
  return [...walkNodes(layout.body, '/body')].flatMap(({ node, pointer }) => {
    if (node.widget !== 'Outlet') return [];
    const { accepts, required } = isObject(node.props) ? node.props : {};
    const taken = Array.isArray(accepts) ? accepts.filter((widget) => typeof widget === 'string') : undefined;
    return [{ name: nameOf(node, 'region'), accepts: taken, isRequired: required === true, pointer }];
  });
}

function nameOf({ props }: Record<string, unknown>, prop: string): string {
  const name = isObject(props) ? own(props, prop) : undefined;
  return typeof name === 'string' ? name : '';
}
