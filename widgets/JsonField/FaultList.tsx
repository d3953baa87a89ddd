import type { ReactElement } from 'react';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import styles from './JsonField.module.css';
import type { SchemaFault } from './schema-faults.ts';

const mistakes: Readonly<Record<SchemaFault['mistake']['kind'], MessageDescriptor>> = defineMessages({
  type: { id: 'widget.JsonField.mistake.type' },
  missing: { id: 'widget.JsonField.mistake.missing' },
  unknown: { id: 'widget.JsonField.mistake.unknown' },
  value: { id: 'widget.JsonField.mistake.value' },
  range: { id: 'widget.JsonField.mistake.range' },
  items: { id: 'widget.JsonField.mistake.items' },
  pattern: { id: 'widget.JsonField.mistake.pattern' },
  other: { id: 'widget.JsonField.mistake.other' },
});

interface FaultListProps {
  label: string;
  faults: readonly SchemaFault[];
  onShow(fault: SchemaFault): void;
}

/** How many faults are listed; the number of all of them stands above. */
const most = 20;

/** What the schema does not allow: the pointer, the line and the reason of each; pressing one shows it in the text. */
export function FaultList({ label, faults, onShow }: FaultListProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles.faults} aria-label={label}>
      {faults.slice(0, most).map((fault) => {
        const { kind, pointer, name = '', message, hint } = fault.mistake;
        return (
          <li key={`${pointer} ${kind} ${message}`}>
            <button type="button" className={styles.fault} onClick={() => onShow(fault)}>
              <code className={styles.pointer}>{pointer || '/'}</code>
              <span className={styles.line}>
                {formatMessage({ id: 'widget.JsonField.line' }, { line: fault.line })}
              </span>
              <span>{formatMessage(mistakes[kind], { name })}</span>
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
