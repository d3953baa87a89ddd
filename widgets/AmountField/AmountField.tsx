import { type ReactElement, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { AmountFieldEvents, AmountFieldProps } from '../generated/types.ts';
import { type Deferred, useDeferred } from '../kit/deferred/useDeferred.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useControllableState } from '../kit/field/useControllableState.ts';
import type { AmountInputProps } from '../prime/AmountInput.tsx';
import { parseAmount } from './parse-amount.ts';

const amountInput: Deferred<AmountInputProps> = {
  load: async () => (await import('../prime/AmountInput.tsx')).AmountInput,
  loaded: undefined,
};

/** An amount, shown as the reader writes it; what groups it while it is typed is fetched when the field first has the focus. */
export function AmountField(input: WidgetProps<AmountFieldProps, AmountFieldEvents>): ReactElement {
  const { id, nodeId, props, bound, error, emit } = input;
  const { formatters, locale } = useIntl();
  const [amount, setAmount] = useControllableState(bound, asAmount);
  const [isWanted, setWanted] = useState(false);
  /** What is typed before the code is there. */
  const [draft, setDraft] = useState<string>();
  const { Part } = useDeferred(amountInput, isWanted);
  const { currency, grouping = true, min, max, step = 1 } = props;
  const digits = props.digits ?? (currency ? undefined : 2);
  const format = useMemo(
    () =>
      formatters.getNumberFormat(locale, {
        ...(currency ? { style: 'currency', currency } : {}),
        useGrouping: grouping,
        ...(digits !== undefined && { maximumFractionDigits: digits }),
      }),
    [formatters, locale, currency, grouping, digits],
  );
  const change = (typed: number | null) => {
    const isAllowed = typed !== null && typed >= (min ?? typed) && typed <= (max ?? typed);
    const value = isAllowed ? typed : null;
    if (value === amount) return;
    setAmount(value);
    emit('change', { value });
  };
  const { label, labelHidden, hint, required, placeholder, disabled, readOnly } = props;
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(control) => {
        const shared = { name: nodeId, className: `${field.box} ${field.input}`, placeholder };
        // Replaced while somebody types, it would take "15," for fifteen and put the digits that follow behind it.
        if (Part && draft === undefined && !disabled && !readOnly) {
          return (
            <Part
              {...shared}
              control={control}
              start={amount}
              amount={amount}
              {...{ currency, grouping, digits, min, max, step }}
              onChange={change}
              onBlur={() => emit('blur', null)}
            />
          );
        }
        return (
          <input
            {...control}
            {...shared}
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={amount ?? undefined}
            aria-valuetext={amount === null ? undefined : format.format(amount)}
            disabled={disabled}
            readOnly={readOnly}
            value={draft ?? (amount === null ? '' : format.format(amount))}
            onFocus={() => setWanted(true)}
            onChange={({ target }) => {
              setDraft(target.value);
              change(parseAmount(target.value, format));
            }}
            onBlur={() => {
              const typed = draft === undefined ? null : parseAmount(draft, format);
              if (typed !== null) change(Math.min(Math.max(typed, min ?? typed), max ?? typed));
              setDraft(undefined);
              // What comes later would take the focus back.
              setWanted(false);
              emit('blur', null);
            }}
          />
        );
      }}
    </Field>
  );
}

function asAmount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
