import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { type Parts, type SlotNodes, useParts } from '#engine';
import type { ColumnProps } from '../../../generated/types.ts';
import { columnOf, type TableColumn } from './column.ts';
import { writtenColumn } from './written-column.ts';

/** The columns of the document, with how their values are written; the same list until one of them changes. */
export function useColumns(slot: SlotNodes): { columns: readonly TableColumn[]; broken: Parts<unknown>['broken'] } {
  const intl = useIntl();
  const { parts, broken } = useParts<ColumnProps, Omit<TableColumn, 'write'>>(slot, columnOf);
  const columns = useMemo(() => parts.map((column) => writtenColumn(column, intl)), [parts, intl]);
  return { columns, broken };
}
