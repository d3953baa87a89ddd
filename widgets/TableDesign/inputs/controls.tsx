import type { InputHTMLAttributes, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../kit/field/Field.tsx';
import field from '../../kit/field/field.module.css';
import { inertProps } from '../../kit/field/inert-props.ts';
import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx';
import { Select } from '../../Select/Select.tsx';
import { Switch } from '../../Switch/Switch.tsx';

interface Named {
  id: string;
  label: string;
  /** Only screen readers get the label. */
  isLabelHidden?: boolean;
  error?: string | undefined;
}

interface TextProps extends Named {
  value: string;
  maxLength: number;
  isDisabled?: boolean;
  placeholder?: string;
  hint?: string;
  /** Of the input, beside its changes. */
  events?: Pick<InputHTMLAttributes<HTMLInputElement>, 'onKeyDown' | 'onPaste' | 'onFocus' | 'onClick'>;
  onChange(value: string): void;
}

/** A line of text as a part of a larger input. */
export function TextPart({ id, label, isLabelHidden, error, hint, value, onChange, ...more }: TextProps): ReactElement {
  return (
    <Field id={id} label={label} labelHidden={isLabelHidden} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...more.events}
          className={`${field.box} ${field.input}`}
          autoComplete="off"
          value={value}
          maxLength={more.maxLength}
          disabled={more.isDisabled}
          placeholder={more.placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

export interface Entry {
  value: string;
  label: string;
}

/** The entries, with what is chosen and is none of them shown as it is. */
const withChosen = (entries: readonly Entry[], values: readonly string[]): Entry[] => [
  ...entries,
  ...values
    .filter((value) => value !== '' && !entries.some((entry) => entry.value === value))
    .map((value) => ({ value, label: value })),
];

interface ChoiceProps extends Named {
  value: string;
  entries: readonly Entry[];
  isRequired?: boolean;
  onChange(value: string): void;
}

/** One of several as a part of a larger input; the empty text is none. */
export function ChoicePart({ id, label, isLabelHidden, error, value, entries, isRequired, onChange }: ChoiceProps) {
  const none = useIntl().formatMessage({ id: 'widget.TableDesign.noChoice' });
  return (
    <Select
      {...inertProps(id)}
      props={{
        label,
        labelHidden: isLabelHidden ?? false,
        options: withChosen(isRequired ? entries : [{ value: '', label: none }, ...entries], [value]),
        required: isRequired ?? false,
      }}
      bound={{ value, set: (next) => onChange(typeof next === 'string' ? next : '') }}
      error={error}
    />
  );
}

interface ChoicesProps extends Named {
  values: readonly string[];
  entries: readonly Entry[];
  onChange(values: string[]): void;
}

/** Several of many as a part of a larger input. */
export function ChoicesPart({ id, label, isLabelHidden, error, values, entries, onChange }: ChoicesProps) {
  return (
    <MultiSelect
      {...inertProps(id)}
      props={{ label, labelHidden: isLabelHidden ?? false, options: withChosen(entries, values) }}
      bound={{ value: values, set: (next) => onChange(Array.isArray(next) ? next.map(String) : []) }}
      error={error}
    />
  );
}

interface FlagProps extends Named {
  value: boolean;
  onChange(value: boolean): void;
}

/** Yes or no as a part of a larger input. */
export function FlagPart({ id, label, value, onChange }: FlagProps): ReactElement {
  return (
    <Switch
      {...inertProps(id)}
      props={{ label, align: 'between' }}
      bound={{ value, set: (next) => onChange(next === true) }}
      error={undefined}
    />
  );
}
