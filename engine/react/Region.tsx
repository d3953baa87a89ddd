import { type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { LayoutRegionsContext, OutletContext, RegionsContext } from './contexts.ts';

const never = () => () => undefined;

/** Where a layout shows its page, or, with a name, what the page has for that region. */
export function Outlet({ region }: { region: string | undefined }): ReactNode {
  const page = use(OutletContext);
  const regions = use(RegionsContext);
  const put = useCallback(
    (element: HTMLDivElement | null) => (element && region ? regions?.put(region, element) : undefined),
    [regions, region],
  );
  return region ? <div ref={put} data-region={region} style={{ display: 'contents' }} /> : page;
}

/** Shows its children in the layout's region of that name while the layout shows it; where it is written when there is no layout. */
export function Region({ name, children }: { name: string; children: ReactNode }): ReactNode {
  const regions = use(LayoutRegionsContext);
  const target = useSyncExternalStore(
    regions?.subscribe ?? never,
    () => regions?.element(name),
    () => undefined,
  );
  if (!regions) return children;
  return target ? createPortal(children, target) : null;
}
