import { InputNumber } from 'primereact/inputnumber';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ControlAttributes } from '../kit/field/Field.tsx';
import { Prime } from './Prime.tsx';

export interface AmountInputProps {
  control: ControlAttributes;
  name: string;
  className: string;
  placeholder: string | undefined;
  /** The number that was typed before this was there. */
  start: number | null;
  amount: number | null;
  currency: string | undefined;
  grouping: boolean;
  /** Digits after the decimal point at most. */
  digits: number | undefined;
  min: number | undefined;
  max: number | undefined;
  step: number;
  /** Each number while it is typed, whether it is within the limits or not. */
  onChange: (amount: number | null) => void;
  onBlur: () => void;
}

/** PrimeReact's InputNumber, which groups an amount while it is typed. It takes over the focus of the field that was there. */
export function AmountInput(props: AmountInputProps): ReactElement {
  const { control, name, currency, digits, min, max, step, onChange, onBlur } = props;
  const { id, ...aria } = control;
  const { locale } = useIntl();
  // InputNumber clamps each value at once: 25 could not be typed where 10 is the smallest.
  const [typing, setTyping] = useState<{ from: number | null } | undefined>({ from: props.start });
  return (
    <Prime>
      <InputNumber
        {...aria}
        inputId={id}
        name={name}
        inputClassName={props.className}
        placeholder={props.placeholder}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the input that it replaces has the focus.
        autoFocus
        locale={locale}
        mode={currency ? 'currency' : 'decimal'}
        currency={currency}
        useGrouping={props.grouping}
        maxFractionDigits={digits}
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={typing ? typing.from : props.amount}
        onChange={({ value }) => onChange(value ?? null)}
        onValueChange={({ originalEvent, value }) => {
          // Without an event it is no doing of the reader's.
          if (originalEvent) onChange(value ?? null);
        }}
        onFocus={() => setTyping((before) => before ?? { from: props.amount })}
        onBlur={() => {
          setTyping(undefined);
          onBlur();
        }}
      />
    </Prime>
  );
}
