import type { RawBuilder, SqlBool } from 'kysely';
import type { Schemas } from '#openapi';
import { type FieldPlan, liveReads } from '#engine/forms';
import { compiledForm } from './compiled-form.ts';

/** Some fields of a table, each of them open on the records of those authorisations that name it (docs/decisions/0216). */
export interface SomeFields extends ReadonlySet<string> {
  /** On which of the records `r` a field is open; one that is not named here is open on all that the caller reaches. */
  readonly onlyOn?: ReadonlyMap<string, RawBuilder<SqlBool>>;
}

/** What a caller may see of a table's fields; `all` for builders. */
export type VisibleFields = 'all' | SomeFields;

type FormConfig = Schemas['FormConfig'];
type FormNode = Schemas['FormNode'];

/** A sub-table without the columns that are not seen. */
function withVisibleColumns(field: Schemas['FormField'], isVisible: (path: string) => boolean): Schemas['FormField'] {
  if (field.kind.type !== 'subTable') return field;
  const { fields, totals, ...kind } = field.kind;
  const isSeen = (id: string): boolean => isVisible(`${field.id}.${id}`);
  return {
    ...field,
    kind: { ...kind, fields: fields.filter(({ id }) => isSeen(id)), ...(totals && { totals: totals.filter(isSeen) }) },
  };
}

/** The controls without those of hidden fields; a layout control stays with what is left in it. */
function visibleNodes(nodes: readonly FormNode[], isVisible: (id: string) => boolean): FormNode[] {
  return nodes.flatMap((node): FormNode[] => {
    switch (node.node) {
      case 'field':
        return isVisible(node.id) ? [withVisibleColumns(node, isVisible)] : [];
      case 'section':
        return [{ ...node, children: visibleNodes(node.children, isVisible) }];
      case 'columns':
        return [
          {
            ...node,
            columns: node.columns.map((column) => ({
              ...column,
              children: visibleNodes(column.children ?? [], isVisible),
            })),
          },
        ];
      case 'tabs':
        return [
          {
            ...node,
            tabs: node.tabs.map((tab) => ({ ...tab, children: visibleNodes(tab.children ?? [], isVisible) })),
          },
        ];
      default:
        return [node];
    }
  });
}

const headOf = (path: string): string => path.replace(/\..*/, '');

/** The sub-table in each of whose rows a rule or a check is judged. */
function ownRows(part: unknown): string | undefined {
  const rows = typeof part === 'object' && part !== null && 'rows' in part ? part.rows : undefined;
  return typeof rows === 'string' ? rows : undefined;
}

/** The words in a part of a design, its names of fields among them. */
const termsIn = (part: unknown): ReadonlySet<string> => new Set(JSON.stringify(part)?.match(/\w+/g));

const columnIds = ({ id, kind }: Schemas['FormField']): string[] =>
  kind.type === 'subTable' ? kind.fields.map((column) => `${id}.${column.id}`) : [];

function fieldIds(nodes: readonly FormNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (node.node === 'field') return [node.id, ...columnIds(node)];
    if (node.node === 'section') return fieldIds(node.children);
    if (node.node === 'columns') return node.columns.flatMap(({ children = [] }) => fieldIds(children));
    return node.node === 'tabs' ? node.tabs.flatMap(({ children = [] }) => fieldIds(children)) : [];
  });
}

/** Formulas that are computed when records are read, and read a field that is not seen: nobody computes them for this reader. */
function closedFormulas(config: FormConfig, visible: SomeFields): ReadonlySet<string> {
  const { fields } = compiledForm(config, 'en-US').form;
  const isClosed = ({ live }: FieldPlan): boolean =>
    live !== undefined && !liveReads(live).every((id) => visible.has(id));
  return new Set([...fields.values()].filter(isClosed).map(({ id }) => id));
}

/**
 * A design as somebody sees it who sees some of its fields (REC-11): hidden fields are gone with every rule, check, fill,
 * column and view that names one, since a rule would tell that there is such a field.
 */
export function visibleDesign(config: FormConfig, visible: VisibleFields): FormConfig {
  if (visible === 'all') return config;
  const closed = closedFormulas(config, visible);
  const isVisible = (id: string): boolean => visible.has(id) && !closed.has(id);
  const known = new Set(fieldIds(config.fields ?? []));
  const hidden = new Set([...known].filter((id) => !isVisible(id)));
  if (hidden.size === 0) return config;
  // Expressions name a column by a variable for the row: `items.all(i, i.price > 0)`.
  const hiddenNames = [...hidden].map((path) => path.split('.'));
  const isOpen = (part: unknown): boolean => {
    const words = termsIn(part);
    // Rules and checks of rows read a column before the field of the record that has its name.
    const rows = ownRows(part);
    const isColumn = (name: string) => rows !== undefined && known.has(`${rows}.${name}`);
    return !hiddenNames.some(
      (names) => names.every((name) => words.has(name)) && !(names.length === 1 && names.every(isColumn)),
    );
  };
  const openOf = <T>(list: readonly T[]): T[] => list.filter(isOpen);
  const {
    formLabel,
    description,
    layout,
    title_field,
    fields = [],
    rules = [],
    checks = [],
    fills = [],
    list,
    detail,
  } = config;
  return {
    formLabel,
    ...(description !== undefined && { description }),
    ...(layout && { layout }),
    ...(title_field !== undefined && isVisible(title_field) && { title_field }),
    // What a field says of others, such as a formula, is for those who see them.
    fields: visibleNodes(fields, (id) => isVisible(id)),
    rules: openOf(rules),
    checks: openOf(checks),
    // A field of a linked record may have the name of one that is hidden here.
    ...(detail && {
      detail: { ...detail, fields: detail.fields.filter((path) => isVisible(headOf(path)) && !hidden.has(path)) },
    }),
    fills: openOf(fills),
    ...(list && {
      list: {
        ...(list.columns && { columns: openOf(list.columns) }),
        ...(list.sort && { sort: openOf(list.sort) }),
        ...(list.search && { search: openOf(list.search) }),
        ...(list.page_size !== undefined && { page_size: list.page_size }),
        ...(list.display_modes && { display_modes: openOf(list.display_modes) }),
      },
    }),
  };
}
