import type { ReactElement } from 'react';
import { useSnapshot } from 'valtio/react';
import type { EngineHost } from '#engine/runtime';
import type { Deferred } from './first-parts.ts';
import type { Lazy } from './lazy.ts';

/** The shell's dialogs and router, once their code is loaded: for a visitor after the first screen. */
export function LazyDialogs({ deferred, host }: { deferred: Lazy<Deferred>; host: EngineHost }): ReactElement | null {
  useSnapshot(deferred.state, { sync: true });
  const loaded = deferred.get();
  return loaded ? <loaded.Dialogs host={host} /> : null;
}
