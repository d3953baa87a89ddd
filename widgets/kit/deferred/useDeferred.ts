import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is fetched when it is wanted, with what has been fetched. */
export interface Deferred<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | undefined;
}

interface Part<Props extends object> {
  /** Undefined until it is wanted and its code is there. */
  Part: ComponentType<Props> | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The component once it is wanted: at once where its code has been fetched before. */
export function useDeferred<Props extends object>(source: Deferred<Props>, isWanted: boolean): Part<Props> {
  const [, setLoaded] = useState(source.loaded !== undefined);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || source.loaded || hasFailed) return undefined;
    let isGone = false;
    source.load().then(
      (part) => {
        source.loaded = part;
        if (!isGone) setLoaded(true);
      },
      (error: unknown) => {
        console.warn(error);
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [source, isWanted, hasFailed]);
  return { Part: isWanted ? source.loaded : undefined, hasFailed, retry: () => setFailed(false) };
}
