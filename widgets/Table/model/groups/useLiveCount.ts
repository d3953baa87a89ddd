import { useEffect, useState } from 'react';
import type { WidgetProps } from '#engine';
import type { TableEvents, TableProps } from '../../../generated/types.ts';

type Counted = Pick<TableProps, 'groups' | 'innerGroups'>;

/**
 * Has the groups counted again once others changed something in a list that is shown in groups, and says of a count whether it is
 * that one: whether it came after these groups.
 */
export function useLiveCount({
  props,
  busy,
  emit,
  listens,
}: WidgetProps<TableProps, TableEvents>): Counted | undefined {
  const { groups, innerGroups, changes } = props;
  const [asked, setAsked] = useState<Counted & { changes: unknown }>();
  const news = (changes?.added ?? 0) + (changes?.changed ?? 0) + (changes?.gone?.length ?? 0);
  const isDue = Boolean(groups) && news > 0 && !busy && asked?.changes !== changes && listens('news');
  if (isDue) setAsked({ groups, innerGroups, changes });
  const due = asked?.changes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what others did, whatever the page renders meanwhile.
  useEffect(() => {
    if (due) emit('news', null);
  }, [due]); // oxlint-disable-line react-hooks/exhaustive-deps
  return asked;
}
