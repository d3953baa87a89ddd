import type { ReactElement } from 'react';
import { EngineError, type Diagnostic } from '#engine/runtime';
import styles from './ErrorBox.module.css';
import { useText } from './useText.ts';

/** Shown in place of a broken node: what is wrong, where, and what to do. The rest of the page works on. */
export function ErrorBox({ error, nodeId }: { error: Diagnostic | EngineError; nodeId?: string }): ReactElement {
  const text = useText();
  const own = (key: string, otherwise: string): string => {
    if (!(error instanceof EngineError)) return otherwise;
    const written = text(key, error.detail);
    return written === key ? otherwise : written;
  };
  const message = own(`engine.error.${error.code}`, error.message);
  const hint = error.hint && own(`engine.error.${error.code}.hint`, error.hint);
  return (
    <div className={styles.box} role="alert" data-fault={error.code} data-node={nodeId}>
      <strong>{text('engine.fault.title')}</strong>
      <p>{shown(message)}</p>
      {hint && <p>{shown(hint)}</p>}
      <p className={styles.place}>
        <code>{shown(error.code)}</code>
        {nodeId && <> · {text('engine.fault.node', { id: nodeId })}</>}
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
