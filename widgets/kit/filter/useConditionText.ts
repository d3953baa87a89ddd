import { useIntl } from 'react-intl';
import { type ComparisonName, comparisonOf } from './comparisons.ts';
import { type Condition, conditionsOf, type FilterField, type FilterNode } from './filter.ts';
import { isRelative } from './periods.ts';
import { useFilterTexts } from './useFilterTexts.ts';

/** Writes what a condition says, as a chip has it: "Status is any of Open, Closed". `own` are comparisons in other words. */
export function useConditionText(
  fields: readonly FilterField[],
  own: Partial<Record<ComparisonName, string>> = {},
): (node: FilterNode) => string {
  const { formatMessage, formatDate, formatNumber, formatList } = useIntl();
  const texts = useFilterTexts();
  const one = (value: unknown, { kind, options }: FilterField): string => {
    if (kind === 'option') return options.find((option) => option.value === value)?.label ?? String(value);
    if (typeof value === 'number') return formatNumber(value, { maximumFractionDigits: 10 });
    if (typeof value === 'boolean')
      return value ? formatMessage({ id: 'widget.FilterEditor.yes' }) : formatMessage({ id: 'widget.FilterEditor.no' });
    const isDay = (kind === 'date' || kind === 'datetime') && /^\d{4}-\d\d-\d\d$/.test(String(value));
    if (isDay) return formatDate(`${String(value)}T00:00:00Z`, { timeZone: 'UTC' });
    return kind === 'datetime' && typeof value === 'string' && !Number.isNaN(Date.parse(value))
      ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' })
      : String(value);
  };
  const valueText = ({ operator, value, value_from: from }: Condition, field: FilterField): string => {
    if (from && isRelative(from)) return texts.relative(from);
    if (value === undefined || value === null) return '';
    if (!Array.isArray(value)) return one(value, field);
    if (operator === 'between')
      return formatMessage({ id: 'widget.FilterBar.range' }, { low: one(value[0], field), high: one(value[1], field) });
    // Names of people, departments and records are known to their inputs alone.
    const isNamed = field.kind !== 'user' && field.kind !== 'department' && field.kind !== 'record';
    if (!isNamed || value.length > 3) return formatMessage({ id: 'widget.FilterBar.chosen' }, { count: value.length });
    return formatList(
      value.map((part) => one(part, field)),
      { type: 'unit' },
    );
  };
  return (node) => {
    if (node.kind === 'group') {
      return formatMessage(
        { id: 'widget.FilterBar.group' },
        { match: node.logicalOperator, count: conditionsOf(node).length },
      );
    }
    const known = fields.find(({ field }) => field === node.field);
    const field: FilterField = known ?? {
      field: node.field,
      label: node.field,
      kind: 'text',
      isMultiple: false,
      options: [],
    };
    const name = comparisonOf(node);
    const comparison = own[name] ?? texts.comparison(name, field.kind);
    const value = valueText(node, field);
    return value === ''
      ? formatMessage({ id: 'widget.FilterBar.chip' }, { field: field.label, comparison })
      : formatMessage({ id: 'widget.FilterBar.chipValue' }, { field: field.label, comparison, value });
  };
}
