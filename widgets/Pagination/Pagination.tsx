import type { ReactElement } from 'react';
import type { WidgetProps } from '#engine';
import type { PaginationEvents, PaginationProps } from '../generated/types.ts';
import { Pager } from './Pager.tsx';
import { usePaging } from './usePaging.ts';

/** The pages of a list, for lists that are no table. */
export function Pagination({
  id,
  props,
  bound,
  bounds,
  busy,
  emit,
}: WidgetProps<PaginationProps, PaginationEvents>): ReactElement {
  const paging = usePaging({
    page: bound,
    size: bounds['size'],
    cursor: bounds['cursor'],
    given: props,
    nextCursor: props.nextCursor,
    onMove: (position) => emit('change', { ...position }),
  });
  return (
    <Pager
      id={id}
      label={props.label}
      page={paging.page}
      size={paging.size}
      sizes={props.sizes}
      total={props.total}
      counting={props.counting}
      count={props.count}
      nextCursor={bounds['cursor'] ? (props.nextCursor ?? null) : props.nextCursor}
      disabled={props.disabled || busy}
      onPage={paging.go}
      onSize={paging.resize}
    />
  );
}
