import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '#widgets/Select/Select.tsx';
import buttons from '../kit/field/field.module.css';
import { inertProps } from '../kit/field/inert-props.ts';
import type { FilterField } from '../kit/filter/filter.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './ListLook.module.css';
import { functionsOf, keyed, type Total } from './look.ts';
import { useFunctionText } from '../kit/total/useFunctionText.ts';

interface TotalListProps {
  id: string;
  fields: readonly FilterField[];
  totals: readonly Total[];
  onChange: (totals: Total[]) => void;
}

/** The most totals of a list; the contract's limit. */
const most = 20;

/** What is computed: a field and a function for each total. */
export function TotalList({ id, fields, totals, onChange }: TotalListProps): ReactElement {
  const { formatMessage } = useIntl();
  const textOf = useFunctionText();
  // A number is what people add up first.
  const first = fields.find(({ kind }) => kind === 'number') ?? fields[0];
  const totalOf = (field: FilterField, key: string): Total => {
    const [made = 'count'] = functionsOf(field);
    return { key, function: made, field: field.field };
  };
  const change = (at: number, total: Total | undefined): void =>
    onChange(keyed(totals.flatMap((one, index) => (index === at ? (total ?? []) : one))));
  return (
    <fieldset className={styles.part}>
      <legend className={styles.title}>{formatMessage({ id: 'widget.ListLook.totals' })}</legend>
      {totals.map((total, at) => {
        const field = fields.find((one) => one.field === total.field);
        const name = field?.label ?? total.field ?? '';
        return (
          <div key={total.key} className={styles.total}>
            <Select
              {...inertProps(`${id}-${at}-field`)}
              props={{
                label: formatMessage({ id: 'widget.ListLook.column' }),
                labelHidden: true,
                options: fields.map((one) => ({ value: one.field, label: one.label })),
              }}
              bound={{
                value: total.field ?? null,
                set: (next) => {
                  const chosen = fields.find((one) => one.field === next);
                  if (chosen) change(at, totalOf(chosen, total.key));
                },
              }}
            />
            <Select
              {...inertProps(`${id}-${at}-function`)}
              props={{
                label: formatMessage({ id: 'widget.ListLook.function' }, { name }),
                labelHidden: true,
                options: (field ? functionsOf(field) : [total.function]).map((one) => ({
                  value: one,
                  label: textOf(one),
                })),
              }}
              bound={{
                value: total.function,
                // Safe: the options are functions.
                set: (next) => change(at, { ...total, function: next as Total['function'] }),
              }}
            />
            <button
              type="button"
              className={buttons.small}
              data-square="true"
              aria-label={formatMessage({ id: 'widget.ListLook.remove' }, { name })}
              onClick={() => change(at, undefined)}
            >
              <Glyph name="trash" size={16} />
            </button>
          </div>
        );
      })}
      {first && totals.length < most && (
        <button
          type="button"
          id={`${id}-add`}
          className={buttons.small}
          onClick={() => onChange(keyed([...totals, totalOf(first, '')]))}
        >
          <Glyph name="plus" size={16} />
          {formatMessage({ id: 'widget.ListLook.add' })}
        </button>
      )}
    </fieldset>
  );
}
