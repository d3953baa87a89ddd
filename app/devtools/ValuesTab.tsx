import { type ReactElement, useEffect, useState } from 'react';
import styles from './DevTools.module.css';
import type { ScopeRecord } from './recorder.ts';
import { scopeName } from './scope-name.ts';
import { ValueText } from './ValueText.tsx';

const roots = ['state', 'data', 'loading', 'failed', 'params', 'query'];

/** The values of every page, dialog and drawer on the screen, as they are now. */
export function ValuesTab({ scopes }: { scopes: readonly ScopeRecord[] }): ReactElement[] {
  return scopes.map((record) => <ScopeValues key={record.key} record={record} />);
}

function ScopeValues({ record }: { record: ScopeRecord }): ReactElement {
  const { scope } = record;
  const [, count] = useState(0);
  useEffect(
    () =>
      scope.subscribe(
        roots.map((root) => [root]),
        () => count((before) => before + 1),
      ),
    [scope],
  );
  const name = scopeName(record);
  return (
    <section className={styles.detail} aria-label={name}>
      <h3 className={styles.heading}>{name}</h3>
      {roots.map((root) => {
        const value = scope.read([root]);
        const isEmpty = value === null || (typeof value === 'object' && Object.keys(value).length === 0);
        return (
          !isEmpty && (
            <div key={root}>
              <h4 className={styles.root}>{root}</h4>
              <ValueText label={`${name} ${root}`} value={value} masked={{ texts: scope.secrets.texts(true) }} />
            </div>
          )
        );
      })}
    </section>
  );
}
