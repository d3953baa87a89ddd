import type { FilterEditorProps } from '#widgets/generated/types.ts';
import type { Condition, FilterField } from './filter.ts';

/** What the server takes of conditions, as `getQueryBuilderConfig` says it (TABLE-29). */
export interface FilterBuilder {
  /** How deep a condition may be; one beside no group is at 1. */
  maxDepth: number;
  /** All of them together. */
  maxConditions: number;
  /** Whether a field may be compared so. */
  allows(field: FilterField, operator: Condition['operator']): boolean;
}

/** Without a configuration groups are one level deep, as filter bars have them, and every comparison is offered. */
export const plainBuilder: FilterBuilder = { maxDepth: 2, maxConditions: 50, allows: () => true };

/** The type under which the configuration has a field; undefined for those that it does not speak of. */
function typeOf({ kind, isMultiple }: FilterField): string | undefined {
  if (kind === 'option') return isMultiple ? 'multiSelect' : 'select';
  if (isMultiple || kind === 'code' || kind === 'time' || kind === 'record') return undefined;
  return kind;
}

/** A form does not know who is below a department. */
const formBuilder: FilterBuilder = { ...plainBuilder, allows: (_field, operator) => operator !== 'under' };

export function readBuilder(config: FilterEditorProps['config'], isForm = false): FilterBuilder {
  if (!config) return isForm ? formBuilder : plainBuilder;
  const { maxDepth = plainBuilder.maxDepth, maxConditions = plainBuilder.maxConditions, types = [] } = config;
  return {
    maxDepth,
    maxConditions,
    allows(field, operator) {
      const known = types.find(({ type }) => type === typeOf(field));
      return known === undefined || known.operators.some((one) => one.operator === operator);
    },
  };
}
