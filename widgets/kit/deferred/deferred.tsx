import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadTrouble } from '../listbox/LoadTrouble.tsx';
import styles from './deferred.module.css';

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
      () => {
        if (!isGone) setFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [source, isWanted, hasFailed]);
  return { Part: isWanted ? source.loaded : undefined, hasFailed, retry: () => setFailed(false) };
}

/**
 * The same as a component that fetches its code when it is first shown. Where the code cannot be fetched it says so and
 * offers to try again.
 */
export function deferred<Props extends object>(load: Deferred<Props>['load']): ComponentType<Props> {
  const source: Deferred<Props> = { load, loaded: undefined };
  return function DeferredPart(props: Props): ReactElement {
    const { formatMessage } = useIntl();
    const { Part, hasFailed, retry } = useDeferred(source, true);
    if (Part) return <Part {...props} />;
    if (!hasFailed)
      return <div role="status" className={styles.waiting} aria-label={formatMessage({ id: 'engine.loading' })} />;
    return (
      <LoadTrouble
        error={formatMessage({ id: 'engine.failed' })}
        retryText={formatMessage({ id: 'engine.failed.retry' })}
        onRetry={retry}
      />
    );
  };
}
