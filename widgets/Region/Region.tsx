import type { ReactNode } from 'react';
import type { WidgetProps } from '#engine';
import type { RegionProps } from '../generated/types.ts';

/** What a page shows in a region of its layout. The engine puts it there. */
export function Region({ slot }: WidgetProps<RegionProps>): ReactNode {
  return slot('default');
}
