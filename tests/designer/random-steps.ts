import fc from 'fast-check';
import type { Catalogue } from '#engine/document';
import { documentNodes } from '#engine/written';
import { isObject, type JsonSchema, own } from '#schemas';

type Json = Record<string, unknown>;

/** How often each kind is among so many. */
const shares = {
  prop: 3,
  text: 2,
  member: 1,
  action: 1,
  move: 2,
  insert: 2,
  remove: 1,
  rename: 1,
  copy: 1,
  state: 1,
  data: 1,
  actions: 1,
  scope: 1,
  overlay: 1,
  damage: 1,
  document: 1,
};
// Safe: these are the keys.
const names = Object.keys(shares) as (keyof typeof shares)[];
const kinds = names.flatMap((name) => Array.from({ length: shares[name] }, () => name));

/** One thing that is done to a document; numbers pick among what there is. */
export type Step = Record<'one' | 'two' | 'three', number> & { kind: keyof typeof shares };

const pick = fc.nat(9999);
export const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  one: pick,
  two: pick,
  three: pick,
});

const at = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % Math.max(1, items.length)];
const objectAt = (owner: Json, name: string): Json => {
  const found = owner[name];
  if (isObject(found)) return found;
  const made: Json = {};
  owner[name] = made;
  return made;
};
const words = (number: number) => ({
  t: { 'en-US': `Words ${number}`, 'zh-CN': number % 7 ? `文字 ${number}` : '文字 {n}' },
});

/** The document after a step, as a copy. Many steps make sense, and some leave something that the checks report. */
export function stepped(source: unknown, step: Step, catalogue: Catalogue): unknown {
  const document: unknown = structuredClone(source);
  if (!isObject(document)) return document;
  const nodes = [...documentNodes(document)].map(({ node }) => node);
  const node = at(nodes, step.one);
  if (step.kind === 'document') changeDocument(document, step);
  else if (['state', 'data', 'actions', 'scope', 'overlay'].includes(step.kind)) changeScope(document, step);
  else if (step.kind === 'damage') damage(document, step);
  else if (node) changeNode(node, nodes, step, { document, catalogue });
  return document;
}

function changeNode(node: Json, nodes: Json[], step: Step, around: { document: Json; catalogue: Catalogue }): void {
  const { kind, two, three } = step;
  const value = anyValue(around.document, three);
  if (kind === 'prop' || kind === 'text') {
    const known = own(around.catalogue.widgets, String(node.widget))?.props.properties ?? {};
    const texts = Object.keys(known).filter((name) => kind === 'prop' || known[name]?.['x-text']);
    const name = at([...texts, ...Object.keys(isObject(node.props) ? node.props : {})], two) ?? 'label';
    const fits = kind === 'text' || three % 3 > 0;
    setOrDrop(objectAt(node, 'props'), name, fits ? fittingValue(known[name], three) : value);
  } else if (kind === 'member') setOrDrop(node, at(members, two) ?? 'when', value);
  else if (kind === 'action') {
    const event = at(Object.keys(own(around.catalogue.widgets, String(node.widget))?.events ?? { click: {} }), two);
    objectAt(node, 'on')[event ?? 'click'] = [actionOf(nodes, around.document, three)];
  } else if (kind === 'rename') node.id = two % 5 === 0 ? at(nodes, three)?.id : `x.renamed${three}`;
  else changeTree(node, nodes, step);
}

const members = [
  'when',
  'each',
  'roles',
  'bind',
  'binds',
  'rules',
  'fallback',
  'params',
  'fragment',
  'widget',
] as const;

function changeTree(node: Json, nodes: Json[], { kind, two, three }: Step): void {
  const siblings = nodes
    .flatMap(({ slots }) => (isObject(slots) ? Object.values(slots) : []))
    .find((list): list is unknown[] => Array.isArray(list) && list.includes(node));
  if (kind === 'remove' || kind === 'move') siblings?.splice(siblings.indexOf(node), 1);
  if (kind === 'remove' || (kind === 'move' && !siblings)) return;
  const inside = new Set([...documentNodes({ body: node })].map((each) => each.node));
  const parent = at(
    nodes.filter((each) => kind === 'insert' || !inside.has(each)),
    two,
  );
  if (!parent) return;
  const slots = objectAt(parent, 'slots');
  const slot = at(Object.keys(slots), three) ?? 'default';
  const list = slots[slot];
  const children = Array.isArray(list) ? list : [];
  const copy = structuredClone(node);
  if (three % 4) for (const each of documentNodes({ body: copy })) each.node.id = `x.c${three}${String(each.node.id)}`;
  const added = { id: `x.added${three}`, widget: 'Text', props: { text: words(two) } };
  children.splice(three % (children.length + 1), 0, kind === 'insert' ? added : kind === 'copy' ? copy : node);
  slots[slot] = children;
}

/** The document itself, or one of its dialogs and drawers. */
function scopeAt(document: Json, number: number): Json {
  const overlays = ['dialogs', 'drawers'].flatMap((kind) =>
    Object.values(isObject(document[kind]) ? document[kind] : {}),
  );
  return at([document, ...overlays.filter(isObject)], number) ?? document;
}

function changeScope(document: Json, { kind, one, two, three }: Step): void {
  const scope = scopeAt(document, one);
  const value = anyValue(document, three);
  if (kind === 'scope')
    setOrDrop(scope, at(['title', 'titleFrom', 'load', 'unsaved', 'roles', 'params', 'layout'], two) ?? 'load', value);
  else if (kind === 'overlay') {
    const group = objectAt(document, two % 2 ? 'dialogs' : 'drawers');
    const name = at(Object.keys(group), three) ?? 'made';
    if (three % 3 === 0) delete group[name];
    else if (three % 3 === 1)
      group[`made${two}`] = {
        title: words(one),
        params: { id: { type: 'string' } },
        body: { id: `x.b${two}`, widget: 'Stack' },
      };
    else objectAt(objectAt(group, name), 'params')[`p${two % 3}`] = { type: 'string' };
  } else {
    const entries = objectAt(scope, kind);
    const name = at([...Object.keys(entries), `new${two % 3}`], two) ?? 'new';
    if (three % 4 === 0) delete entries[name];
    else if (kind === 'state') entries[name] = { type: at(['string', 'number', 'boolean', 'array'], three) };
    else if (kind === 'data')
      entries[name] = { call: at(['listPositions', 'getUserInfo', 'createPosition', 'none'], three), when: 'true' };
    else
      entries[name] = [
        { do: 'toast', text: words(three) },
        { do: 'run', actions: at(Object.keys(entries), three) ?? 'none' },
      ];
  }
}

/** Anything anywhere in the document. */
function damage(document: Json, { one, two, three }: Step): void {
  let owner: Json | unknown[] = document;
  for (let depth = 0; depth < 12; depth += 1) {
    const keys = Object.keys(owner);
    const key = at(keys, one + depth * two) ?? 'none';
    const inner: unknown = Reflect.get(owner, key);
    if (typeof inner !== 'object' || inner === null || (depth > 3 && (two + depth) % 5 === 0)) {
      if (three % 3) Reflect.set(owner, key, anyValue(document, three));
      else if (Array.isArray(owner)) owner.splice(Number(key), 1);
      else Reflect.deleteProperty(owner, key);
      return;
    }
    // Safe: it is no text and not null.
    owner = inner as Json | unknown[];
  }
}

function changeDocument(document: Json, { two, three }: Step): void {
  const name = at(['id', 'kind', 'version', 'route', 'roles', 'body'], two) ?? 'route';
  const wanted: Json = {
    id: `x.other${three}`,
    kind: 'dialog',
    version: 1,
    route: `/x/${three}`,
    roles: 'users',
    body: null,
  };
  // The body seldom goes: nothing is left to change then.
  if (name !== 'body' || three % 10 === 0) document[name] = wanted[name];
}

function setOrDrop(owner: Json, name: string, value: unknown): void {
  if (value === undefined) delete owner[name];
  else owner[name] = value;
}

/** What a prop takes, mostly. */
function fittingValue(schema: JsonSchema | undefined, number: number): unknown {
  if (!schema || schema['x-text']) return words(number);
  if (schema.enum) return at(schema.enum, number);
  const type = String([schema.type].flat()[0]);
  return { boolean: number % 2 === 0, integer: 1 + (number % 3), number: number % 50, string: 'name', array: [] }[type];
}

/** Values of every kind, many of which fit where they are put. */
function anyValue(document: Json, number: number): unknown {
  const [state, data] = ['state', 'data'].map(
    (name) => at(Object.keys(objectAt({ ...document }, name)), number) ?? 'none',
  );
  const expressions = [
    `state.${state}`,
    `failed.${data} != null`,
    `data.${data}.items`,
    'user',
    '1 +',
    'row.id',
    'true',
    `size(state.${state}) > 1`,
  ];
  return at<unknown>(
    [
      undefined,
      true,
      3,
      'md',
      null,
      [],
      {},
      words(number),
      { t: 'organisation.positions.title' },
      { t: 'none.such' },
      at(expressions, number >> 4),
      { $: at(expressions, number >> 4) },
      'accountAdmins',
      `state.${state}`,
      { in: 'coalesce(user.roles, [])', as: 'one', key: 'one' },
      'log.entries',
      'Button',
      { id: `x.f${number}`, widget: 'Text', props: { text: words(number) } },
      [{ test: at(expressions, number), text: words(number) }],
    ],
    number,
  );
}

function actionOf(nodes: Json[], document: Json, number: number): unknown {
  return at<unknown>(
    [
      { do: 'focus', node: at(nodes, number)?.id },
      { do: 'validate', node: at(nodes, number * 7)?.id },
      { do: 'run', actions: at(Object.keys(objectAt({ ...document }, 'actions')), number) ?? 'none' },
      {
        do: 'openDialog',
        dialog: at(Object.keys(objectAt({ ...document }, 'dialogs')), number) ?? 'none',
        with: { id: '1' },
      },
      { do: 'refresh', data: at(Object.keys(objectAt({ ...document }, 'data')), number) ?? 'none' },
      { do: 'setState', path: 'state.none', value: 1 },
      { do: 'call', call: 'deletePosition', with: { id: 'x' }, then: [{ do: 'toast', text: words(number) }] },
      { do: 'nothing' },
    ],
    number,
  );
}
