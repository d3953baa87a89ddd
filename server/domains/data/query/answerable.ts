import type { Schemas } from '#openapi';
import type { TableDesign } from '../design/table-design.ts';
import type { Links } from './links.ts';
import { reachableField } from './reachable.ts';

type Filter = Schemas['FilterConditions'];

const namesIn = (children: Filter['children']): string[] =>
  children.flatMap((child) => {
    if (child.kind === 'group') return namesIn(child.children);
    return child.value_from?.kind === 'field' ? [child.field, child.value_from.field] : [child.field];
  });

/**
 * Whether everything is there that the filter of a design names in its table: not a field that was taken out of the form since, nor one of
 * a third table that the caller does not read. What a design depends on need not be visible in the table itself.
 */
export const isAnswerable = ({ design, links }: { design: TableDesign; links: Links }, filter: Filter): boolean =>
  namesIn(filter.children).every((name) => reachableField(design, 'all', name, links) !== undefined);
