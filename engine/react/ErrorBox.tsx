import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EngineError, type Diagnostic } from '#engine/document';
import styles from './ErrorBox.module.css';
import { textWriter } from './intl.ts';

/** Replaces a broken node: shows the error, its location and what to do. The rest of the page keeps working. */
export function ErrorBox({ error, nodeId }: { error: Diagnostic | EngineError; nodeId?: string }): ReactElement {
  const intl = useIntl();
  const own = (key: string, otherwise: string): string => {
    if (!(error instanceof EngineError) || !Object.hasOwn(intl.messages, key)) return otherwise;
    return textWriter(intl)(key, error.detail);
  };
  const message = own(`engine.error.${error.code}`, error.message);
  const hint = error.hint && own(`engine.error.${error.code}.hint`, error.hint);
  return (
    <div className={styles.box} role="alert" data-fault={error.code} data-node={nodeId}>
      <strong>{intl.formatMessage({ id: 'engine.fault.title' })}</strong>
      <p>{shown(message)}</p>
      {hint && <p>{shown(hint)}</p>}
      <p className={styles.place}>
        <code>{shown(error.code)}</code>
        {nodeId && <> · {intl.formatMessage({ id: 'engine.fault.node' }, { id: nodeId })}</>}
        {error.pointer && (
          <>
            {' · '}
            <code>{shown(error.pointer)}</code>
          </>
        )}
      </p>
    </div>
  );
}

/** A broken document may hold anything where a text belongs. */
function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
