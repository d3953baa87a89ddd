import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { DateField } from '#widgets/DateField/DateField.tsx';
import { MultiSelect } from '#widgets/MultiSelect/MultiSelect.tsx';
import { NumberField } from '#widgets/NumberField/NumberField.tsx';
import { Select } from '#widgets/Select/Select.tsx';
import { TextField } from '#widgets/TextField/TextField.tsx';
import { TextList } from '#widgets/TextList/TextList.tsx';
import { TimeField } from '#widgets/TimeField/TimeField.tsx';
import { inertProps } from '../field/inert-props.ts';
import { FormDepartments } from '../record/found/FormDepartments.tsx';
import { FormOptions } from '../record/found/FormOptions.tsx';
import { FormPeople } from '../record/found/FormPeople.tsx';
import { comparisonOf, shapeOf } from './comparisons.ts';
import type { Condition, FilterField } from './filter.ts';
import styles from './filter.module.css';
import { isRelative } from './periods.ts';
import { RelativeDate } from './RelativeDate.tsx';

interface ConditionValueProps {
  id: string;
  condition: Condition;
  field: FilterField;
  /** The page's own search of records for this field. */
  search: unknown;
  error: string | undefined;
  onChange: (condition: Condition) => void;
}

/** What a condition compares with: the input for the kind of its field, or none. */
export function ConditionValue(props: ConditionValueProps): ReactElement | null {
  const { id, condition, field, onChange } = props;
  const { formatMessage } = useIntl();
  const { kind, operator, value, value_from: from } = condition;
  const set = (next: unknown): void =>
    // Safe: each input sets what a condition of its kind carries.
    onChange({ kind, field: condition.field, operator, value: (next ?? null) as Condition['value'] & {} });
  const label = formatMessage({ id: 'widget.FilterEditor.value' }, { name: field.label });
  const shape = shapeOf(comparisonOf(condition));
  const isDate = field.kind === 'date' || field.kind === 'datetime';
  if (shape === 'period' || (shape === 'one' && (isDate || (from && isRelative(from))))) {
    // Another field or comparison mounts the input again, without what was typed.
    return <RelativeDate key={`${condition.field} ${operator}`} {...props} label={label} />;
  }
  switch (shape) {
    case 'none':
      return null;
    case 'list':
      return <ListValue {...props} label={label} set={set} />;
    case 'pair': {
      const [low, high] = Array.isArray(value) ? value : [];
      // Both ends are one value: while an end is missing it still has the other one, and the condition is not complete.
      const pair = (next: readonly unknown[]) =>
        set(next.every((one) => one === null || one === undefined) ? null : next);
      const isWhole = [low, high].every((one) => one !== undefined && one !== null);
      return (
        <div className={styles.pair} data-whole={isWhole}>
          <SingleValue
            {...props}
            id={`${id}-from`}
            label={formatMessage({ id: 'widget.FilterEditor.from' }, { name: field.label })}
            value={low}
            set={(next) => pair([next ?? null, high ?? null])}
          />
          <SingleValue
            {...props}
            id={`${id}-to`}
            label={formatMessage({ id: 'widget.FilterEditor.to' }, { name: field.label })}
            value={high}
            set={(next) => pair([low ?? null, next ?? null])}
          />
        </div>
      );
    }
    default:
      return <SingleValue {...props} label={label} value={value} set={set} />;
  }
}

interface InputProps extends ConditionValueProps {
  label: string;
  set: (next: unknown) => void;
}

/** The options of a field; one that was stored and is not there any more stays as it is. */
const optionsWith = ({ options }: FilterField, value: unknown): { value: string; label: string }[] => [
  ...options.map((option) => ({ ...option })),
  ...(typeof value === 'string' && value !== '' && !options.some((one) => one.value === value)
    ? [{ value, label: value }]
    : []),
];

function SingleValue({ id, field, label, value, set, error, search }: InputProps & { value: unknown }): ReactElement {
  const { formatMessage } = useIntl();
  const own = { ...inertProps(id), bound: { value, set }, ...(error !== undefined && { error }) };
  const named = { label, labelHidden: true };
  switch (field.kind) {
    case 'number':
      return <NumberField {...own} props={named} />;
    case 'date':
    case 'datetime':
      return <DateField {...own} props={named} />;
    case 'time':
      return <TimeField {...own} props={named} />;
    case 'boolean':
      return (
        <Select
          {...own}
          props={{
            ...named,
            options: [
              { value: true, label: formatMessage({ id: 'widget.FilterEditor.yes' }) },
              { value: false, label: formatMessage({ id: 'widget.FilterEditor.no' }) },
            ],
          }}
        />
      );
    case 'option':
      return <Select {...own} props={{ ...named, options: optionsWith(field, value) }} />;
    case 'user':
      return <FormPeople {...own} props={{ ...named, multiple: false, people: [], search: undefined, below: [] }} />;
    case 'department':
      return (
        <FormDepartments
          {...own}
          props={{ ...named, multiple: false, departments: null, search: undefined, below: null }}
        />
      );
    case 'record':
      return <FormOptions {...own} props={{ ...named, multiple: false, options: [], search }} />;
    default:
      return <TextField {...own} props={{ ...named, maxLength: 1000 }} />;
  }
}

function ListValue({ id, field, label, condition, search, set, error }: InputProps): ReactElement {
  const value = Array.isArray(condition.value) ? condition.value : [];
  const own = { ...inertProps(id), bound: { value, set }, ...(error !== undefined && { error }) };
  const named = { label, labelHidden: true };
  switch (field.kind) {
    case 'user':
      return <FormPeople {...own} props={{ ...named, multiple: true, people: [], search: undefined, below: [] }} />;
    case 'department':
      return (
        <FormDepartments
          {...own}
          props={{ ...named, multiple: true, departments: null, search: undefined, below: null }}
        />
      );
    case 'record':
      return <FormOptions {...own} props={{ ...named, multiple: true, options: [], search }} />;
    case 'option':
      return <MultiSelect {...own} props={{ ...named, options: field.options.map((option) => ({ ...option })) }} />;
    default:
      return <TextList {...own} props={{ label, max: 50 }} />;
  }
}
