import type { ReactElement } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useText, type WidgetProps, type WriteText } from '#engine';
import { Field } from '../field/Field.tsx';
import styles from './record.module.css';

interface ValueFormat {
  type: string;
  digits?: number | null;
  unit?: string | null;
  isPercent?: boolean;
  isGrouped?: boolean;
  on?: string | null;
  off?: string | null;
  options?: { value: string; label: string }[];
}

interface ValueProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  format: ValueFormat;
}

/** What a record holds, as text in the reader's own way: computed fields, and every field of a form that is only read. */
export function FormValue({ id, props, bound, error }: WidgetProps<ValueProps>): ReactElement {
  const intl = useIntl();
  const text = useText();
  const { label, labelHidden, hint, format } = props;
  return (
    <Field id={id} group label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {() => (
        <output
          id={id}
          className={styles.value}
          data-number={format.type === 'number' || undefined}
          aria-labelledby={`${id}-label`}
        >
          {format.type === 'colour' && typeof bound?.value === 'string' && (
            <span className={styles.swatch} style={{ background: bound.value }} />
          )}
          {written(bound?.value, format, intl, text) || '–'}
        </output>
      )}
    </Field>
  );
}

function written(value: unknown, format: ValueFormat, intl: IntlShape, text: WriteText): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return intl.formatList(value.map((item) => written(item, format, intl, text)));
  switch (format.type) {
    case 'number':
      return typeof value === 'number' ? figure(value, format, intl) : String(value);
    case 'boolean':
      return value === true
        ? (format.on ?? text('widget.RecordForm.yes'))
        : (format.off ?? text('widget.RecordForm.no'));
    case 'choice':
      return format.options?.find((option) => option.value === value)?.label ?? String(value);
    case 'secret':
      return '••••••';
    case 'date':
    case 'moment':
      return typeof value === 'string' ? dateText(value, format.type, intl) : '';
    case 'dateRange':
      return rangeText(value, intl);
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
}

function figure(value: number, { digits, unit, isPercent, isGrouped }: ValueFormat, intl: IntlShape): string {
  const shown = intl.formatNumber(value, {
    style: isPercent ? 'percent' : 'decimal',
    useGrouping: isGrouped ?? true,
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 10,
  });
  return isPercent || !unit ? shown : `${shown} ${unit}`;
}

/** A day is a day everywhere; a month or a year stands as it is. */
function dateText(value: string, type: string, intl: IntlShape): string {
  if (type === 'date' && value.length < 10) return value;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  if (type === 'date') return intl.formatDate(moment, { dateStyle: 'medium', timeZone: 'UTC' });
  return intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
}

function rangeText(value: unknown, intl: IntlShape): string {
  if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return '';
  const ends = [value.from, value.to].map((end) => (typeof end === 'string' ? dateText(end, 'date', intl) : ''));
  return ends.join(' – ');
}
