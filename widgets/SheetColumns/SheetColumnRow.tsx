import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { inertProps } from '../kit/field/inert-props.ts';
import type { SheetColumnsProps } from '../generated/types.ts';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { WantedColumn } from './columns.ts';
import { OptionLines } from './OptionLines.tsx';
import styles from './SheetColumns.module.css';

interface RowProps {
  id: string;
  column: string;
  examples: readonly string[];
  kinds: SheetColumnsProps['kinds'];
  disabled: boolean;
  /** Undefined for a column that is left out. */
  chosen: WantedColumn | undefined;
  include(): void;
  change(next: WantedColumn | undefined): void;
}

/** One column: whether it is taken, its heading with first values, and what it becomes. */
export function SheetColumnRow({
  id,
  column,
  examples,
  kinds,
  disabled,
  chosen,
  include,
  change,
}: RowProps): ReactElement {
  const { formatMessage } = useIntl();
  const hasOptions = kinds.find(({ value }) => value === chosen?.kind)?.hasOptions === true;
  const words = {
    name: formatMessage({ id: 'widget.SheetColumns.name' }),
    kind: formatMessage({ id: 'widget.SheetColumns.kind' }),
    required: formatMessage({ id: 'widget.SheetColumns.required' }),
    take: formatMessage({ id: 'widget.SheetColumns.take' }),
  };
  const named = (what: keyof typeof words): string =>
    formatMessage({ id: 'widget.SheetColumns.of' }, { column, what: words[what] });
  return (
    <div className={styles.row} data-left-out={chosen === undefined ? 'true' : undefined}>
      <label className={styles.column}>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={named('take')}
          disabled={disabled}
          checked={chosen !== undefined}
          onChange={({ target }) => (target.checked ? include() : change(undefined))}
        />
        <span className={styles.texts}>
          <span className={styles.heading}>{column}</span>
          <span className={styles.examples}>{examples.join(' · ')}</span>
        </span>
      </label>
      {chosen && (
        <>
          <TextField
            {...inertProps(`${id}-name`)}
            props={{ label: named('name'), labelHidden: true, maxLength: 100, disabled }}
            bound={{
              value: chosen.label,
              set: (label) => change({ ...chosen, label: typeof label === 'string' ? label : '' }),
            }}
          />
          <Select
            {...inertProps(`${id}-kind`)}
            props={{ label: named('kind'), labelHidden: true, required: true, options: kinds, disabled }}
            bound={{
              value: chosen.kind,
              set: (kind) => change({ ...chosen, kind: typeof kind === 'string' ? kind : chosen.kind }),
            }}
          />
          <label className={styles.required}>
            <input
              type="checkbox"
              className={styles.check}
              aria-label={named('required')}
              disabled={disabled}
              checked={chosen.is_required}
              onChange={({ target }) => change({ ...chosen, is_required: target.checked })}
            />
            <span aria-hidden="true" className={styles.requiredText}>
              {words.required}
            </span>
          </label>
          {hasOptions && (
            <div className={styles.options}>
              <OptionLines
                id={`${id}-options`}
                options={chosen.options}
                disabled={disabled}
                change={(options) => change({ ...chosen, options })}
              />
            </div>
          )}
        </>
      )}
    </div>
  );
}
