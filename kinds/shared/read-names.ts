import { readList } from '#schemas/values';
import { type Cell, type Read, readAs, type ReadIssue, type ReadContext, textOfCell } from '../base/read.ts';

/** The ids that a cell names; one that several have, or none, is an issue. */
export function readNames(cell: Cell, isMultiple: boolean | undefined, { named }: ReadContext, issue: ReadIssue): Read {
  let isAmbiguous = false;
  const find = (text: string): string | undefined => {
    const id = named?.(text);
    if (id === null) isAmbiguous = true;
    return id ?? undefined;
  };
  const text = textOfCell(cell);
  const value = isMultiple ? readList(text, find) : find(text);
  return isAmbiguous && value === undefined ? { issue: 'records' } : readAs(value, issue);
}
