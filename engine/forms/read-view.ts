import { isWide } from '#kinds';
import { isData, ownValue } from '../runtime/evaluate/own-value.ts';

type Control = Readonly<Record<string, unknown>>;

/** A field of a linked record as it is read: by its path, what people call it, and how its values are written. */
export interface LinkedField {
  field: string;
  label: string;
  kind: string;
  digits?: number | undefined;
}

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
 * named fields it is the design itself. Fields of linked records are among them, as far as `linked` has them.
 */
export function readView(config: unknown, linked: readonly LinkedField[] = []): unknown {
  const detail = ownValue(config, 'detail');
  const ids = ownValue(detail, 'fields');
  if (!isData(config) || !Array.isArray(ids) || ids.length === 0) return config;
  const all = placedFields({ fields: ownValue(config, 'fields') });
  const shown = ids.flatMap((id): Placed | readonly Placed[] => {
    const own = all.find(({ field }) => field['id'] === id);
    if (own) return own;
    const index = linked.findIndex(({ field }) => field === id);
    const found = linked[index];
    if (!found) return [];
    const section = all.find(({ field }) => field['id'] === found.field.split('.')[0])?.section;
    return { field: linkedControl(found, index), section };
  });
  if (shown.length === 0) return config;
  const width = widthOf(ownValue(detail, 'columns'));
  const others = all.filter((one) => !shown.includes(one)).map(({ field }) => field);
  return {
    ...config,
    fields: [...inSections(shown, width), ...(others.length > 0 ? [unshown(others)] : [])],
  };
}

const linkedId = (index: number): string => `pw_linked_${index}`;

/** A control that shows a value of a linked record; its text comes with the record where it is no plain value. */
function linkedControl({ field, label, kind, digits }: LinkedField, index: number): Control {
  const [relation, inner] = field.split('.');
  return {
    node: 'field',
    id: linkedId(index),
    label,
    kind: kindFor(kind, digits) ?? { type: 'lookup', relation, field: inner },
  };
}

function kindFor(kind: string, digits: number | undefined): object | undefined {
  switch (kind) {
    case 'date':
      return { type: 'date', granularity: 'day' };
    case 'datetime':
      return { type: 'date', granularity: 'minute' };
    case 'number':
      return { type: 'number', ...(digits !== undefined && { precision: digits }) };
    case 'boolean':
      return { type: 'boolean' };
    default:
      return undefined;
  }
}

/** Values or texts by field, with those of linked records where `readView` shows them. */
export function withLinked(values: unknown, linked: readonly LinkedField[]): Readonly<Record<string, unknown>> {
  const found = linked.flatMap(({ field }, index) => {
    const value = ownValue(values, field);
    return value === null ? [] : [[linkedId(index), value] as const];
  });
  // Safe: what has members is an object.
  return { ...(isData(values) ? (values as Readonly<Record<string, unknown>>) : {}), ...Object.fromEntries(found) };
}

/** Fields one after another that are of one section are in it again. */
function inSections(shown: readonly Placed[], width: number): Control[] {
  const controls: Control[] = [];
  const used = new Set<unknown>();
  let open: { section: Control; children: Control[] } | undefined;
  for (const { field, section } of shown) {
    const kind = ownValue(ownValue(field, 'kind'), 'type');
    const placed = { ...field, width: isWide(String(kind)) ? 24 : width };
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

const unshown = (children: readonly Control[]): Control => ({
  node: 'section',
  id: 'pw_unshown',
  title: '–',
  is_hidden: true,
  children,
});
