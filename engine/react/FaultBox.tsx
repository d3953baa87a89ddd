import type { ReactElement } from 'react';
import { EngineError, type Fault } from '#engine/runtime';
import styles from './FaultBox.module.css';
import { useText } from './useText.ts';

/** Shown in place of a broken node: what is wrong, where, and what to do. The rest of the page works on. */
export function FaultBox({ fault, nodeId }: { fault: Fault | EngineError; nodeId?: string }): ReactElement {
  const text = useText();
  const own = (key: string, otherwise: string): string => {
    if (!(fault instanceof EngineError)) return otherwise;
    const written = text(key, fault.detail);
    return written === key ? otherwise : written;
  };
  const message = own(`engine.error.${fault.code}`, fault.message);
  const hint = fault.hint && own(`engine.error.${fault.code}.hint`, fault.hint);
  return (
    <div className={styles.box} role="alert" data-fault={fault.code} data-node={nodeId}>
      <strong>{text('engine.fault.title')}</strong>
      <p>{shown(message)}</p>
      {hint && <p>{shown(hint)}</p>}
      <p className={styles.place}>
        <code>{shown(fault.code)}</code>
        {nodeId && <> · {text('engine.fault.node', { id: nodeId })}</>}
        {fault.pointer && (
          <>
            {' · '}
            <code>{shown(fault.pointer)}</code>
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
