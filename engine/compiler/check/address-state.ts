import { isObject, own, pointerTo } from '#schemas';
import { walkNodes } from '#engine/written';
import type { Walk } from './walk.ts';

/**
 * Checks what a page keeps in its address: only what belongs to a page, each under a parameter of its own, a drawer by one of its
 * parameters and a list that there is, and no widget whose value is a secret may be bound to it (P44).
 */
export function checkAddressState(walk: Walk, source: Record<string, unknown>): void {
  const seen = new Set<string>();
  const isPage = source.kind === 'page' || source.kind === 'fragment';
  const add = (pointer: string, reason: string, hint?: string): void =>
    walk.diagnostics.add('PAGE_VALUE', pointer, { reason }, hint);
  const take = (name: unknown, pointer: string): void => {
    if (!isPage) add(pointer, 'Only pages keep something in their address.');
    else if (typeof name === 'string' && seen.has(name)) add(pointer, `The parameter "${name}" is taken already.`);
    seen.add(String(name));
  };
  const marked = new Set<string>();
  for (const [name, field] of entries(source.state)) {
    if (field.address === undefined) continue;
    marked.add(name);
    take(field.address, `${pointerTo('/state', name)}/address`);
  }
  for (const kind of ['dialogs', 'drawers'])
    for (const [name, part] of entries(source[kind]))
      for (const [field, { address }] of entries(part.state))
        if (address !== undefined)
          add(
            `${pointerTo(`${pointerTo(`/${kind}`, name)}/state`, field)}/address`,
            'What a dialog or drawer holds is not kept in the address.',
          );
  for (const [name, { address, params, body }] of entries(source.drawers)) {
    if (!isObject(address)) continue;
    const pointer = `${pointerTo('/drawers', name)}/address`;
    take(address.name, `${pointer}/name`);
    if (!isObject(params) || !own(params, String(address.param)))
      add(`${pointer}/param`, `The drawer has no parameter "${String(address.param)}".`);
    if (!isObject(source.actions) || !own(source.actions, String(address.open)))
      add(`${pointer}/open`, `No list of actions is called "${String(address.open)}".`);
    if (address.state !== undefined && !isFragmentState(walk, body, String(address.state)))
      add(
        `${pointer}/state`,
        `No fragment of the drawer has the field "${String(address.state)}".`,
        'Write "node.field".',
      );
  }
  if (marked.size === 0) return;
  for (const { node, pointer } of walkNodes(source.body, '/body')) {
    const widget = typeof node.widget === 'string' ? own(walk.context.catalogue.widgets, node.widget) : undefined;
    const name = typeof node.bind === 'string' ? node.bind.split('.')[1] : undefined;
    if (!widget?.secret || name === undefined || !marked.has(name)) continue;
    add(
      `${pointer}/bind`,
      `${widget.$id} takes a secret, and "state.${name}" is kept in the address.`,
      'Give the secret a state field of its own, without "address".',
    );
  }
}

function isFragmentState({ context }: Walk, body: unknown, written: string): boolean {
  const [id, field = ''] = written.split('.');
  return [...walkNodes(body, '/body')].some(({ node }) => {
    const state = node.id === id && typeof node.fragment === 'string' && context.documents(node.fragment)?.state;
    return isObject(state) && Boolean(own(state, field));
  });
}

function entries(value: unknown): [string, Record<string, unknown>][] {
  return Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, Record<string, unknown>] =>
    isObject(entry[1]),
  );
}
