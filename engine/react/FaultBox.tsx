import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EngineError, type Fault } from '#engine/runtime';
import styles from './FaultBox.module.css';
import { textWriter } from './intl.ts';

/** Shown in place of a broken node: what is wrong, where, and what to do. The rest of the page works on. */
export function FaultBox({ fault, nodeId }: { fault: Fault | EngineError; nodeId?: string }): ReactElement {
  const intl = useIntl();
  const own = (key: string, otherwise: string): string => {
    if (!(fault instanceof EngineError) || !Object.hasOwn(intl.messages, key)) return otherwise;
    return textWriter(intl)(key, fault.detail);
  };
  const message = own(`engine.error.${fault.code}`, fault.message);
  const hint = fault.hint && own(`engine.error.${fault.code}.hint`, fault.hint);
  return (
    <div className={styles.box} role="alert" data-fault={fault.code} data-node={nodeId}>
      <strong>{intl.formatMessage({ id: 'engine.fault.title' })}</strong>
      <p>{shown(message)}</p>
      {hint && <p>{shown(hint)}</p>}
      <p className={styles.place}>
        <code>{shown(fault.code)}</code>
        {nodeId && <> · {intl.formatMessage({ id: 'engine.fault.node' }, { id: nodeId })}</>}
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
