import type { Schemas } from '#openapi';
import { isGiven } from '#engine/forms';
import { columnPath, rowsPath } from '../../design/granted-columns.ts';
import type { VisibleFields } from '../../design/visible-design.ts';
import type { FixedValues } from '../access/fixed-values.ts';

type Config = Schemas['FormConfig'];
type Field = Schemas['FormField'];
type FormNode = Schemas['FormNode'];

const isOpen = (fields: VisibleFields, id: string): boolean => fields === 'all' || fields.has(id);

/** A field that is only read; the server fills it in by itself in new records. */
function readOnlyField(field: Field): Field {
  const changed = { ...field, is_read_only: true };
  delete changed.initial;
  return changed;
}

/** The controls with other fields in the places of theirs. */
function withFields(nodes: readonly FormNode[], change: (field: Field) => Field): FormNode[] {
  return nodes.map((node): FormNode => {
    switch (node.node) {
      case 'field':
        return change(node);
      case 'section':
        return { ...node, children: withFields(node.children, change) };
      case 'columns':
        return {
          ...node,
          columns: node.columns.map((column) => ({ ...column, children: withFields(column.children ?? [], change) })),
        };
      case 'tabs':
        return {
          ...node,
          tabs: node.tabs.map((tab) => ({ ...tab, children: withFields(tab.children ?? [], change) })),
        };
      default:
        return node;
    }
  });
}

/** A sub-table with the columns that cannot be filled in as `hold` makes them, and with fixed rows where none may be added. */
function withReadOnlyColumns(field: Field, open: VisibleFields, restrict: (column: Field) => Field): Field {
  if (field.kind.type !== 'subTable') return field;
  const { fields, ...kind } = field.kind;
  const changed = withFields(fields, (column) =>
    isOpen(open, columnPath(field.id, column.id)) ? column : restrict(column),
  );
  const areFixed = !isOpen(open, rowsPath(field.id));
  // Safe: a field stays one.
  return { ...field, kind: { ...kind, fields: changed as Field[], ...(areFixed && { has_fixed_rows: true }) } };
}

/** A column that is only read: in a new row it may stay empty, since nobody who is asked could fill it in. */
const readOnlyColumn = (column: Field): Field => ({ ...readOnlyField(column), is_required: false });

/** The form with the fields that cannot be changed as read-only ones. */
export function effectiveForm(config: Config, open: VisibleFields): Config {
  if (open === 'all') return config;
  return {
    ...config,
    fields: withFields(config.fields ?? [], (field) =>
      isOpen(open, field.id) ? withReadOnlyColumns(field, open, readOnlyColumn) : readOnlyField(field),
    ),
  };
}

/** A field of a new record that the caller may not fill in. A required one is not shown: it would be empty, and ask to be filled in. */
function unfilledField(field: Field): Field {
  const changed = readOnlyField(field);
  return field.is_required === true && !isGiven(field.kind)
    ? { ...changed, is_required: false, is_hidden: true }
    : changed;
}

/** The form of new records: what their list fixes is filled in, and there is no required field that the caller may not fill in. */
export function addForm(config: Config, open: VisibleFields, fixed: FixedValues): Config {
  return {
    ...config,
    fields: withFields(config.fields ?? [], (field) => {
      if (!isOpen(open, field.id)) return unfilledField(field);
      const initial = fixed.get(field.id);
      const entered = withReadOnlyColumns(field, open, unfilledField);
      return initial ? { ...entered, initial } : entered;
    }),
  };
}
