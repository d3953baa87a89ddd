import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadTrouble } from '../listbox/LoadTrouble.tsx';
import styles from './deferred.module.css';

/**
 * A component whose code is fetched when it is first shown: PrimeReact is for what somebody has opened. Later it shows at
 * once. Where the code cannot be fetched it says so and offers to try again.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Deferred(props: Props): ReactElement {
    const { formatMessage } = useIntl();
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || hasFailed) return undefined;
      let isGone = false;
      load().then(
        (part) => {
          loaded = part;
          if (!isGone) setPart(() => part);
        },
        () => {
          if (!isGone) setFailed(true);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part, hasFailed]);
    if (Part) return <Part {...props} />;
    if (!hasFailed)
      return <div role="status" className={styles.waiting} aria-label={formatMessage({ id: 'engine.loading' })} />;
    const again = formatMessage({ id: 'engine.failed.retry' });
    return (
      <LoadTrouble error={formatMessage({ id: 'engine.failed' })} retryText={again} onRetry={() => setFailed(false)} />
    );
  };
}
