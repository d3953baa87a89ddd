import { useSyncExternalStore } from 'react';
import { useEngine } from '#engine';
import type { HostPlace, HostPlaces } from '#engine/runtime';

const none: readonly HostPlace[] = [];
const noPlaces = (): (() => void) => () => undefined;

/** Where the person was in this tab; nothing where the host keeps no places, as in a preview. */
export function usePlaces(): {
  open: readonly HostPlace[];
  recent: readonly HostPlace[];
  current: string | undefined;
  close: HostPlaces['close'];
} {
  const { host } = useEngine();
  const { places } = host;
  const subscribe = places?.subscribe ?? noPlaces;
  const open = useSyncExternalStore(subscribe, () => places?.open() ?? none);
  const recent = useSyncExternalStore(subscribe, () => places?.recent() ?? none);
  const current = useSyncExternalStore(subscribe, () => places?.current());
  return { open, recent, current, close: (ids) => places?.close(ids) };
}
