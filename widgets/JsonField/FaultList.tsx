import type { ReactElement } from 'react';
import { useText } from '#engine';
import styles from './JsonField.module.css';
import type { SchemaFault } from './schema-faults.ts';

interface FaultListProps {
  label: string;
  faults: readonly SchemaFault[];
  onShow(fault: SchemaFault): void;
}

/** How many faults are listed; the number of all of them stands above. */
const most = 20;

/** What the schema does not allow: the pointer, the line and the reason of each; pressing one shows it in the text. */
export function FaultList({ label, faults, onShow }: FaultListProps): ReactElement {
  const text = useText();
  return (
    <ul className={styles.faults} aria-label={label}>
      {faults.slice(0, most).map((fault) => {
        const { kind, pointer, name = '', message, hint } = fault.mistake;
        return (
          <li key={`${pointer} ${kind} ${message}`}>
            <button type="button" className={styles.fault} onClick={() => onShow(fault)}>
              <code className={styles.pointer}>{pointer || '/'}</code>
              <span className={styles.line}>{text('widget.JsonField.line', { line: fault.line })}</span>
              <span>{text(`widget.JsonField.mistake.${kind}`, { name })}</span>
              <span className={styles.detail} lang="en">
                {[message, hint].filter(Boolean).join(' ')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
