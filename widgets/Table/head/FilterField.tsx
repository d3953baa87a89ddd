import type { ReactElement } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { readNumber, writeNumber } from '#schemas/values';
import { useDraft } from '../../kit/field/useDraft.ts';
import { useSettled } from '../../kit/field/useSettled.ts';
import type { TableColumn } from '../model/columns/column.ts';
import type { Filters } from '../model/rows/filtering.ts';
import styles from './head.module.css';

type Wanted = Filters[string] | undefined;

interface FilterFieldProps {
  column: TableColumn;
  wanted: Wanted;
  pause: number;
  onChange: (wanted: Wanted) => void;
}

/** The field that narrows by one column: a choice where there are options, a day, a number or a text otherwise. */
export function FilterField({ column, wanted, pause, onChange }: FilterFieldProps): ReactElement {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'widget.Table.filter' }, { name: column.header });
  const choices = choicesOf(column, formatMessage);
  if (!choices) return <TextFilter column={column} label={label} wanted={wanted} pause={pause} onChange={onChange} />;
  const at = choices.findIndex((choice) => choice.value === wanted);
  return (
    <select
      className={styles.field}
      aria-label={label}
      value={at}
      data-set={at >= 0}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
    >
      <option value={-1}>{formatMessage({ id: 'widget.Table.any' })}</option>
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={index}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function TextFilter({ column, label, wanted, pause, onChange }: FilterFieldProps & { label: string }): ReactElement {
  const { locale } = useIntl();
  const settle = useSettled();
  const isDay = column.kind === 'date' || column.kind === 'datetime';
  const shown = typeof wanted === 'number' ? writeNumber(wanted, locale) : String(wanted ?? '');
  const isNumber = column.kind === 'number';
  const meaning = (own: string): string => {
    const number = readNumber(own, locale);
    // A text that is no number narrows by none, and stays as it was typed.
    return number === undefined ? '' : writeNumber(number, locale);
  };
  const [draft, setDraft] = useDraft(shown, undefined, isNumber ? meaning : undefined);
  const isUnread = isNumber && draft.trim() !== '' && readNumber(draft, locale) === undefined;
  const commit = (typed: string) => {
    onChange(isNumber ? readNumber(typed, locale) : typed || undefined);
  };
  return (
    <input
      className={styles.field}
      type={isDay ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      aria-label={label}
      value={draft}
      aria-invalid={isUnread || undefined}
      data-set={draft !== ''}
      onChange={(event) => {
        const typed = event.target.value;
        setDraft(typed);
        settle(() => commit(typed), pause);
      }}
    />
  );
}

function choicesOf(column: TableColumn, formatMessage: IntlShape['formatMessage']) {
  if (column.kind === 'boolean') {
    return [
      { value: true, label: formatMessage({ id: 'widget.Column.yes' }) },
      { value: false, label: formatMessage({ id: 'widget.Column.no' }) },
    ];
  }
  return column.kind === 'tag' && column.options.length > 0 ? column.options : undefined;
}
