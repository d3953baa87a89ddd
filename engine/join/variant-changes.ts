import { isObject, own, pointerTo } from '#schemas';
import { withBodies, withInner } from '#engine/written';

/** Reports what a variant names that the document has not. */
export type Report = (pointer: string, what: string, name: string, known: Iterable<string>) => void;

/** The document with other props and nodes, and where in the variant's own file they are written. */
export function changedNodes(document: unknown, instead: Record<string, unknown>, report: Report) {
  const [props, nodes] = [Object(own(instead, 'props')), Object(own(instead, 'nodes'))] as Record<string, unknown>[];
  const ids = new Set<string>();
  const pointers: { pointer: string; from: string }[] = [];
  const change = (value: unknown, pointer: string): unknown => {
    if (!isObject(value)) return value;
    const id = String(value.id);
    ids.add(id);
    const other = own(nodes, id);
    if (other !== undefined) {
      pointers.push({ pointer, from: pointerTo('/instead/nodes', id) });
      return other;
    }
    const more = own(props, id);
    if (more !== undefined) pointers.push({ pointer: `${pointer}/props`, from: pointerTo('/instead/props', id) });
    return {
      ...withInner(value, pointer, change),
      ...(isObject(more) && { props: { ...Object(value.props), ...more } }),
    };
  };
  const changed = withBodies(document, change);
  for (const [member, names] of [
    ['props', props],
    ['nodes', nodes],
  ] as const)
    for (const name of Object.keys(names ?? {}))
      if (!ids.has(name)) report(pointerTo(`/instead/${member}`, name), 'node', name, ids);
  return { document: changed, pointers };
}

/** The document with other beginnings of message keys. */
export function withTexts(document: unknown, texts: Record<string, string>, report: Report): unknown {
  const used = new Set<string>();
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        name === 't' && typeof inner === 'string' ? keyOf(inner) : change(inner),
      ]),
    );
  };
  const keyOf = (key: string): string => {
    const start = Object.keys(texts).find((name) => key.startsWith(`${name}.`));
    if (start === undefined) return key;
    used.add(start);
    return `${texts[start]}${key.slice(start.length)}`;
  };
  const names = Object.keys(texts);
  if (names.length === 0) return document;
  const changed = change(document);
  for (const name of names) if (!used.has(name)) report(pointerTo('/instead/texts', name), 'text', name, used);
  return changed;
}
