import type { TableProps } from '../../generated/types.ts';

/** What is shown instead of rows. */
export type NoticeState = 'loading' | 'error' | 'empty' | 'unmatched';

/** What is shown instead of the rows; undefined while there are some. */
export function noticeOf(props: TableProps, count: number, isNarrowed: boolean): NoticeState | undefined {
  if (props.error) return 'error';
  if (count > 0) return undefined;
  // No list at all: it is on its way.
  if (props.loading || !props.rows) return 'loading';
  return isNarrowed ? 'unmatched' : 'empty';
}
