import { type ReactElement, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { type PageScope, plainText } from '#engine/runtime';
import styles from './QuietFailures.module.css';

/**
 * ERR-43: says what a page could not load and offers to try again, for the data whose failure the document itself shows
 * nowhere. What else the page shows, and what was entered, stays.
 */
export function QuietFailures({ scope, names }: { scope: PageScope; names: readonly string[] }): ReactElement | null {
  const { formatMessage } = useIntl();
  const failure = (): string | undefined => firstFailure(scope, names);
  const failed = useSyncExternalStore((listener) => scope.subscribe(failurePaths(names), listener), failure, failure);
  if (failed === undefined) return null;
  const retry = (): void => {
    for (const name of names) if (scope.read(['failed', name]) !== null) void scope.sources.refresh(name);
  };
  return (
    <div className={styles.failure} role="status">
      <span>
        {formatMessage({ id: 'engine.failed' })} {plainText(scope.read(['failed', failed, 'message']))}
      </span>
      <button type="button" className={styles.retry} onClick={retry}>
        {formatMessage({ id: 'engine.failed.retry' })}
      </button>
    </div>
  );
}

const failurePaths = (names: readonly string[]): string[][] => names.map((name) => ['failed', name]);

function firstFailure(scope: PageScope, names: readonly string[]): string | undefined {
  return names.find((name) => scope.read(['failed', name]) !== null);
}
