import fc from 'fast-check';
import { isObject } from '#schemas';
import type { NodeSource } from '#engine/document';

type Path = (string | number)[];

/** What is done to one place of a node. */
export interface Damage {
  /** Which of the node's places, counted over its end. */
  location: number;
  kind: 'replace' | 'remove' | 'rename' | 'add';
  name: string;
  value: unknown;
}

const words =
  'id widget fragment props bind binds when each rules on slots roles fallback label text $ t do call with click values constructor __proto__ colour';
const names = fc.constantFrom(...words.split(' '), '');

/** Widgets that a damaged node may name. */
export const namedWidgets = ['Stack', 'Table', 'Column', 'Text', 'Outlet'] as const;

const expressions = [
  'state.name',
  'state.items',
  'state.nothing',
  'data.customers',
  '1 +',
  '1 / 0',
  'state.items[9].label',
  'row.name',
  "'a' + 1",
];
const texts = fc.constantFrom(
  ...namedWidgets,
  ...'constructor __proto__ toString a.hello users listCustomers setState {'.split(' '),
  ...expressions,
  'javascript:alert(1)',
  'x'.repeat(5000),
  ' ',
  '',
);

const values = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, [], {}, [[]], [null], [{}]),
  texts,
  fc.record({ $: texts }),
  fc.record({ t: texts }),
  fc.record({ id: fc.constant('j'), widget: texts }),
  fc.array(fc.record({ do: texts, call: texts }), { maxLength: 2 }),
  fc.dictionary(names, fc.oneof(texts, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

export const anyDamage: fc.Arbitrary<Damage> = fc.record({
  location: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'rename', 'add'),
  name: names,
  value: values,
});

/** What may be in a slot by mistake and is no node. */
export const anyStrayItem = fc.constantFrom<unknown>(
  null,
  0,
  -1,
  1e308,
  true,
  'Text',
  '',
  [],
  [[]],
  [null],
  [{ id: 'x' }],
);

/** Puts an item into one of a node's slots, between two nodes or at an end; returns the keys that lead there from the node. */
export function addItem({ slots = {} }: NodeSource, { which, item }: { which: number; item: unknown }): Path {
  const all = Object.entries(slots).flatMap(([name, nodes]) =>
    [...nodes.keys(), nodes.length].map((index) => ({ name, nodes, index })),
  );
  const found = all[which % all.length];
  if (!found) throw new Error('The node has no slots.');
  const { name, nodes, index } = found;
  // Safe: this is the damage; nobody takes it for a node.
  nodes.splice(index, 0, structuredClone(item) as NodeSource);
  return ['slots', name, index];
}

/** Damages one place of a node: anything of its own, its list of slots, but nothing inside the nodes in it. */
export function damageNode(node: NodeSource, { location, kind, name, value }: Damage): void {
  const all = locations(node, []);
  const path = all[location % all.length] ?? [];
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at === null ? at : Reflect.get(Object(at), key)), node);
  const last = path.at(-1);
  if (last === undefined || !isHolder(holder)) return;
  const inner: unknown = Reflect.get(holder, last);
  if (kind === 'replace') put(holder, last, value);
  else if (kind === 'add') put(isObject(inner) ? inner : holder, name, value);
  else {
    Reflect.deleteProperty(holder, last);
    if (kind === 'rename') put(holder, name, inner);
  }
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Also under names that an assignment would not make. */
function put(holder: object, name: string | number, value: unknown): void {
  const copy: unknown = structuredClone(value);
  Object.defineProperty(holder, name, { value: copy, enumerable: true, configurable: true, writable: true });
}

/** Every place in a value, from the outside in; nodes inside of it are places of theirs. */
function locations(value: unknown, at: Path): Path[] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const path = at.concat(Array.isArray(value) ? Number(key) : key);
    const isOfOthers = at.length === 0 && (key === 'slots' || key === 'fallback');
    return isOfOthers ? [path] : [path, ...locations(part, path)];
  });
}
