import type { Schemas } from '#openapi';
import { labelIn } from '../design/label.ts';
import { orderedFields } from '../design/ordered-fields.ts';
import type { DesignField, TableDesign } from '../design/table-design.ts';
import type { VisibleFields } from '../design/visible-design.ts';
import { orderedBy } from '../store/expressions.ts';
import { reachableField } from '../query/reachable.ts';

type RecordColumn = Schemas['RecordColumn'];

/** Kinds whose values have no text for a cell. */
const unlisted: ReadonlySet<string> = new Set(['subTable', 'custom', 'address', 'lookup']);

/** Years and months read as they are stored. */
const dateKinds = { year: 'text', month: 'text', day: 'date', minute: 'datetime', second: 'datetime' } as const;

/** How the cells of a field are written; `display` replaces the values of fields with a unit or a currency. */
function cellsOf({ kind: own, column }: DesignField): Pick<RecordColumn, 'kind' | 'align' | 'digits'> {
  const kind = column?.kind ?? own;
  switch (kind.type) {
    case 'number': {
      const isPlain = (kind.style ?? 'plain') === 'plain' && kind.unit === undefined && !kind.is_grouped;
      return isPlain ? { kind: 'number', digits: kind.precision ?? 0 } : { kind: 'text', align: 'end' };
    }
    case 'boolean':
      return { kind: 'boolean' };
    case 'date':
      return { kind: dateKinds[kind.granularity] };
    case 'system':
      return { kind: kind.source.endsWith('_at') ? 'datetime' : 'text' };
    case 'select':
    case 'multiSelect':
      return { kind: kind.options.source === 'fixed' ? 'tag' : 'text' };
    case 'rollup':
      return { kind: 'text', align: 'end' };
    default:
      return { kind: 'text' };
  }
}

function optionsOf({ kind }: DesignField, locale: string): RecordColumn['options'] {
  if ((kind.type !== 'select' && kind.type !== 'multiSelect') || kind.options.source !== 'fixed') return undefined;
  return kind.options.options.map(({ value, label }) => ({ value, label: labelIn(label, locale) }));
}

/** The columns of a list of records, as the caller sees them: in the design's order, without hidden fields. */
export function recordColumns(design: TableDesign, visible: VisibleFields, locale: string): RecordColumn[] {
  const own = new Map((design.config.list?.columns ?? []).map((column) => [column.field, column]));
  return orderedFields(design, 'list')
    .filter(({ id, kind }) => (visible === 'all' || visible.has(id)) && !unlisted.has(kind.type))
    .filter(({ kind }) => !(kind.type === 'text' && kind.widget === 'password'))
    .map((field) => {
      const { width, align, label } = own.get(field.id) ?? {};
      const reached = reachableField(design, visible, field.id);
      const options = optionsOf(field, locale);
      return {
        field: field.id,
        label: label ?? design.form.fields.get(field.id)?.label ?? field.id,
        ...cellsOf(field),
        ...(align && { align }),
        ...(width !== undefined && { width: Math.min(Math.max(width, 48), 1200) }),
        ...(options && { options }),
        is_sortable: reached !== undefined && orderedBy(reached.storage, reached.column) !== undefined,
        is_range: field.kind.type === 'dateRange',
      };
    });
}
