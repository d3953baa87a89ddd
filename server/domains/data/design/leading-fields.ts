import { columnPath } from './granted-columns.ts';
import type { Relation } from './pointing-fields.ts';
import type { DesignField, TableDesign } from './table-design.ts';

/** A field that shows something of records of another table. */
export interface Leading {
  /** As authorisations name it: `customer`, or `items.product` for a column of a sub-table. */
  path: string;
  label: string;
  /** The view that its relation leads to. */
  viewId: string;
  /** The field of the other table that it shows; absent for a relation, which shows the title, and for a count. */
  shows?: string;
  /** The relation of the other table whose other side it is. Without that relation its records are unknown. */
  through?: string;
}

const byId = (fields: Iterable<DesignField>): ReadonlyMap<string, DesignField> =>
  new Map([...fields].map((field) => [field.id, field]));

/** To where a field leads; relations are found among its siblings. */
function leadOf(
  { kind }: DesignField,
  siblings: ReadonlyMap<string, DesignField>,
): Pick<Leading, 'viewId' | 'shows' | 'through'> | undefined {
  const over = ({ logical_table_id: viewId, reverse_field: through }: Relation) => ({
    viewId,
    ...(through !== undefined && { through }),
  });
  const through = (relation: string, shows: string | undefined) => {
    const found = siblings.get(relation)?.kind;
    if (found?.type !== 'relation') return undefined;
    return { ...over(found), ...(shows !== undefined && { shows: shows.split('.')[0] ?? shows }) };
  };
  if (kind.type === 'relation') return over(kind);
  if (kind.type === 'lookup') return through(kind.relation, kind.field);
  return kind.type === 'rollup' ? through(kind.of, kind.field) : undefined;
}

/** The relations, look-ups and roll-ups of a design, columns of sub-tables among them; of the named fields alone. */
export function leadingFields(design: TableDesign, named?: readonly string[]): Leading[] {
  const isNamed = (path: string): boolean => {
    const [head = ''] = path.split('.');
    const isWhole = !named?.some((one) => one.startsWith(`${head}.`));
    return named === undefined || named.includes(path) || (named.includes(head) && isWhole);
  };
  const { fields } = design;
  const labelOf = (id: string): string => design.form.fields.get(id)?.label ?? id;
  return [...fields.values()].flatMap((field): Leading[] => {
    const lead = leadOf(field, fields);
    const columns = byId(field.rows);
    const labels = new Map(design.form.fields.get(field.id)?.columns.map(({ id, label }) => [id, label]));
    const inner = field.rows.flatMap((column): Leading[] => {
      const to = leadOf(column, columns);
      const label = `${labelOf(field.id)} · ${labels.get(column.id) ?? column.id}`;
      return to ? [{ path: columnPath(field.id, column.id), label, ...to }] : [];
    });
    return [...(lead ? [{ path: field.id, label: labelOf(field.id), ...lead }] : []), ...inner].filter(({ path }) =>
      isNamed(path),
    );
  });
}
