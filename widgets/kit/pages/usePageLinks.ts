import { useSyncExternalStore } from 'react';
import { useEngine } from '#engine';
import { type HostPageLink, type HostPageLinks, toastDurations, toFailure } from '#engine/runtime';

const none: readonly HostPageLink[] = [];
const noPageLinks = (): (() => void) => () => undefined;

/** Where the person was in this tab; nothing where the host has no list of pages, as in a preview. */
export function usePageLinks(): {
  open: readonly HostPageLink[];
  recent: readonly HostPageLink[];
  favorites: readonly HostPageLink[];
  current: string | undefined;
  close: HostPageLinks['close'];
  isUnsaved: HostPageLinks['isUnsaved'];
  setFavorite: (isFavorite: boolean) => void;
} {
  const { host } = useEngine();
  const { pageLinks } = host;
  const subscribe = pageLinks?.subscribe ?? noPageLinks;
  const open = useSyncExternalStore(subscribe, () => pageLinks?.open() ?? none);
  const recent = useSyncExternalStore(subscribe, () => pageLinks?.recent() ?? none);
  const favorites = useSyncExternalStore(subscribe, () => pageLinks?.favorites() ?? none);
  const current = useSyncExternalStore(subscribe, () => pageLinks?.current());
  return {
    open,
    recent,
    favorites,
    current,
    close: async (ids) => (await pageLinks?.close(ids)) ?? true,
    setFavorite: (isFavorite) => {
      pageLinks?.setFavorite(isFavorite).catch((error: unknown) => {
        host.report?.(error);
        host.notify({ kind: 'error', text: toFailure(error).message, duration: toastDurations.error });
      });
    },
    isUnsaved: () => pageLinks?.isUnsaved() ?? false,
  };
}
