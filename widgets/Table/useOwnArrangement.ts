import type { WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../generated/types.ts';
import { useSettled } from '../kit/field/useSettled.ts';
import type { OwnArrangement } from './useView.ts';

/** Milliseconds after the last change until it is stored: keys widen a column in many small steps. */
const pause = 400;

/** The arrangement that is stored for the person; undefined where none is. */
export function useOwnArrangement(
  own: TableProps['own'],
  emit: WidgetProps<unknown, TableEvents>['emit'],
): OwnArrangement | undefined {
  const settle = useSettled();
  if (!own) return undefined;
  return {
    value: own,
    change: (arrangement) =>
      settle(
        () => emit('arrange', { columns: arrangement?.columns ?? [], density: arrangement?.density ?? null }),
        pause,
      ),
  };
}
