import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import type { LiveParts } from './LiveNotifications.tsx';

/** Without its code pages are as they were when they were opened, as without a connection. */
const LiveNotifications = lazy(async () => {
  try {
    return { default: (await import('./LiveNotifications.tsx')).LiveNotifications };
  } catch (error) {
    console.warn(error);
    return { default: () => null };
  }
});

/** Follows what changes for the user; its code is loaded when somebody is signed in. */
export function Live(parts: LiveParts) {
  const { session } = parts;
  const subscribe = useCallback((onChange: () => void) => session.store.subscribe(onChange), [session]);
  const isSignedIn = useSyncExternalStore(subscribe, () => session.id() !== undefined);
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <LiveNotifications {...parts} />
    </Suspense>
  );
}
