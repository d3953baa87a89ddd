import { useMemo } from 'react';
import type { WidgetProps } from '#engine';
import type { PageActionsEvents, PageActionsProps } from '../generated/types.ts';
import { useShortcuts } from '../kit/shortcuts/useShortcuts.ts';

/** Offers actions of the page to the command palette. It shows nothing itself. */
export function PageActions({ props, emit }: WidgetProps<PageActionsProps, PageActionsEvents>): null {
  const { items } = props;
  const offered = useMemo(
    () =>
      items
        .filter(({ hidden }) => hidden !== true)
        .map(({ id, label, icon, keys = '' }) => ({ label, icon, keys, run: () => emit('select', { id }) })),
    [items, emit],
  );
  useShortcuts(offered);
  return null;
}
