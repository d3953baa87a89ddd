import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import field from '../kit/field/field.module.css';
import { inertProps } from '../kit/field/inert-props.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { TextField } from '../TextField/TextField.tsx';
import styles from './StatisticEditor.module.css';

interface RowProps {
  id: string;
  /** What screen readers call it, such as "Group 1". */
  name: string;
  label: string | undefined;
  disabled: boolean;
  children: ReactNode;
  rename(label: string): void;
  /** Undefined for a part that has to stay. */
  remove: (() => void) | undefined;
}

/** One group or measure: what it is, a name of its own, and a button that takes it away. */
export function PartRow({ id, name, label, disabled, children, rename, remove }: RowProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <li className={styles.row}>
      {children}
      <TextField
        {...inertProps(`${id}-label`)}
        props={{
          label: formatMessage({ id: 'widget.StatisticEditor.name' }, { part: name }),
          labelHidden: true,
          placeholder: formatMessage({ id: 'widget.StatisticEditor.name.usual' }),
          maxLength: 100,
          disabled,
        }}
        bound={{ value: label ?? '', set: (text) => rename(typeof text === 'string' ? text : '') }}
      />
      {remove && (
        <button
          type="button"
          className={field.small}
          data-square="true"
          aria-label={formatMessage({ id: 'widget.StatisticEditor.remove' }, { part: name })}
          disabled={disabled}
          onClick={remove}
        >
          <Glyph name="trash" size={16} />
        </button>
      )}
    </li>
  );
}
