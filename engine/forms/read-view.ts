import { isData, ownValue } from '../runtime/evaluate/own-value.ts';

type Control = Readonly<Record<string, unknown>>;

interface Placed {
  field: Control;
  /** The section that the field is in, if it is in one. */
  section: Control | undefined;
}

const inner = ['fields', 'children', 'columns', 'tabs'] as const;

/** The fields of a design in its order, those inside of other controls too. */
function placedFields(part: unknown, section?: Control): Placed[] {
  if (!isData(part) || Array.isArray(part)) return [];
  // Safe: it is an object that is no list.
  const control = part as Control;
  if (control['node'] === 'field') return [{ field: control, section }];
  const around = control['node'] === 'section' ? control : section;
  const lists = inner.map((name) => ownValue(control, name));
  return lists.flatMap((list) => (Array.isArray(list) ? list.flatMap((one) => placedFields(one, around)) : []));
}

/** Parts of 24 that fields take which are side by side. */
const widthOf = (columns: unknown): number => 24 / (columns === 1 || columns === 3 || columns === 4 ? columns : 2);

/**
 * The design as it says that one record is read (TABLE-24 *detail display config*): the named fields in their order, so many side by
 * side, below the titles of their sections. The other fields stay for rules and formulas, in a section that is never shown. Without
 * named fields it is the design itself.
 */
export function readView(config: unknown): unknown {
  const detail = ownValue(config, 'detail');
  const ids = ownValue(detail, 'fields');
  if (!isData(config) || !Array.isArray(ids) || ids.length === 0) return config;
  const all = placedFields({ fields: ownValue(config, 'fields') });
  const shown = ids.flatMap((id) => all.find(({ field }) => field['id'] === id) ?? []);
  if (shown.length === 0) return config;
  const width = widthOf(ownValue(detail, 'columns'));
  const others = all.filter((one) => !shown.includes(one)).map(({ field }) => field);
  return {
    ...config,
    fields: [...inSections(shown, width), ...(others.length > 0 ? [unshown(others)] : [])],
  };
}

/** Fields one after another that are of one section are in it again. */
function inSections(shown: readonly Placed[], width: number): Control[] {
  const controls: Control[] = [];
  const used = new Set<unknown>();
  let open: { section: Control; children: Control[] } | undefined;
  for (const { field, section } of shown) {
    const kind = ownValue(ownValue(field, 'kind'), 'type');
    const placed = { ...field, width: wide.has(String(kind)) ? 24 : width };
    if (section && open?.section === section) {
      open.children.push(placed);
      continue;
    }
    open = section && !used.has(section) ? { section, children: [placed] } : undefined;
    used.add(section);
    controls.push(open ? { ...section, children: open.children } : placed);
  }
  return controls;
}

/** Kinds that need the whole width. */
const wide: ReadonlySet<string> = new Set(['subTable', 'richText', 'file', 'image', 'custom']);

const unshown = (children: readonly Control[]): Control => ({
  node: 'section',
  id: 'pw_unshown',
  title: '–',
  is_hidden: true,
  children,
});
