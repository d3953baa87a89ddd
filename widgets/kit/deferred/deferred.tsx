import type { ComponentType, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadTrouble } from '../listbox/LoadTrouble.tsx';
import styles from './deferred.module.css';
import { type Deferred, useDeferred } from './useDeferred.ts';

/**
 * `useDeferred` as a component that fetches its code when it is first shown. Where the code cannot be fetched it says so and
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
