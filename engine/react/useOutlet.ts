import { type ReactNode, use } from 'react';
import { OutletContext } from './contexts.ts';

/** The page inside the layout around a widget, as the host gave it; null where no page is. */
export function useOutlet(): ReactNode {
  return use(OutletContext);
}
