import { useMemo } from 'react';
import { type Parts, type SlotNodes, useFormats, useParts, useText } from '#engine';
import type { ColumnProps } from '../generated/types.ts';
import { columnOf, type TableColumn, writtenColumn } from './column.ts';

/** The columns of the document, with how their values are written; the same list until one of them changes. */
export function useColumns(slot: SlotNodes): { columns: readonly TableColumn[]; broken: Parts<unknown>['broken'] } {
  const formats = useFormats();
  const text = useText();
  const { parts, broken } = useParts<ColumnProps, Omit<TableColumn, 'write'>>(slot, columnOf);
  const columns = useMemo(() => parts.map((column) => writtenColumn(column, formats, text)), [parts, formats, text]);
  return { columns, broken };
}
