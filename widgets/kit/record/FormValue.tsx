import { type ReactElement, useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { type FieldKind, valuesOf } from '#kinds';
import { isObject } from '#schemas';
import { Field } from '../field/Field.tsx';
import { pathOf } from '../tree/path-of.ts';
import { type ChoiceKind, choiceNames, unknownText } from './choice-names.ts';
import { pathId, pathTree } from './path-tree.ts';
import styles from './record.module.css';

interface ValueFormat {
  type: string;
  digits?: number | null;
  unit?: string | null;
  isPercent?: boolean;
  isGrouped?: boolean;
  /** The design of the field, whose kind writes its values by itself. */
  kind?: FieldKind;
  on?: string | null;
  off?: string | null;
  /** What the value is the id of. */
  of?: ChoiceKind;
  /** What may be chosen; null while it is on its way. */
  options?: readonly unknown[] | null;
}

interface ValueProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  format: ValueFormat;
  /** The server gives it when the record is saved. */
  isGivenOnSaving?: boolean;
}

/** What a record holds, as text in the reader's own way: computed fields, and every field of a form that is only read. */
export function FormValue({ id, props, bound, error }: WidgetProps<ValueProps>): ReactElement {
  const intl = useIntl();
  const { label, labelHidden, hint, format, isGivenOnSaving } = props;
  const { type, of = 'option', options } = format;
  const nameOf = useMemo(() => (type === 'path' ? pathNames(options) : namesOf(of, options)), [type, of, options]);
  const none = isGivenOnSaving ? intl.formatMessage({ id: 'widget.RecordForm.given' }) : '–';
  const write: Writing = { format, intl, nameOf };
  return (
    <Field id={id} group label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(control) => (
        <output
          id={id}
          className={styles.value}
          data-number={typeof bound?.value === 'number' || undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
        >
          {format.type === 'colour' && typeof bound?.value === 'string' && (
            <span className={styles.swatch} style={{ background: bound.value }} />
          )}
          {written(bound?.value, write) || none}
        </output>
      )}
    </Field>
  );
}

interface Writing {
  format: ValueFormat;
  intl: IntlShape;
  /** Of something chosen; a message where it has no name. */
  nameOf: (value: unknown) => string | MessageDescriptor;
}

/** What the values of a field are called. */
function namesOf(of: ChoiceKind, options: ValueFormat['options']): Writing['nameOf'] {
  const names = choiceNames(of, options);
  const unknown = unknownText(of, options);
  return (value) => {
    const name = names.get(value);
    return name ?? unknown ?? String(value);
  };
}

/** A list of values from the top of a tree of options down. */
function pathNames(options: ValueFormat['options']): Writing['nameOf'] {
  const { byId } = pathTree(options);
  return (value) => {
    const path: readonly unknown[] = Array.isArray(value) ? value : [];
    const node = byId.get(pathId(path));
    return node ? [pathOf(node), node.label].filter(Boolean).join(' / ') : path.join(' / ');
  };
}

function written(value: unknown, write: Writing): string {
  if (value === null || value === undefined || value === '') return '';
  const { format, intl, nameOf } = write;
  if (Array.isArray(value) && format.type !== 'path') return intl.formatList(value.map((item) => written(item, write)));
  switch (format.type) {
    case 'number':
      return typeof value === 'number' ? figure(value, format, intl) : String(value);
    case 'own':
      return (format.kind && valuesOf(format.kind).text?.(format.kind, value, intl.locale)) ?? String(value);
    case 'boolean':
      return value === true
        ? (format.on ?? intl.formatMessage({ id: 'widget.RecordForm.yes' }))
        : (format.off ?? intl.formatMessage({ id: 'widget.RecordForm.no' }));
    case 'choice':
    case 'path': {
      const called = nameOf(value);
      return typeof called === 'string' ? called : intl.formatMessage(called);
    }
    case 'secret':
      return '••••••';
    case 'date':
    case 'moment':
      return typeof value === 'string' ? dateText(value, format.type, intl) : '';
    case 'dateRange':
      return rangeText(value, 'date', intl);
    case 'momentRange':
      return rangeText(value, 'moment', intl);
    case 'address':
      return addressText(value);
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

/** A day has no time zone; a month or a year is shown as it is. */
function dateText(value: string, type: string, intl: IntlShape): string {
  if (type === 'date' && value.length < 10) return value;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  if (type === 'date') return intl.formatDate(moment, { dateStyle: 'medium', timeZone: 'UTC' });
  return intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
}

function rangeText(value: unknown, type: 'date' | 'moment', intl: IntlShape): string {
  if (!isObject(value)) return '';
  const ends = [value['from'], value['to']].map((end) => (typeof end === 'string' ? dateText(end, type, intl) : ''));
  return ends.some(Boolean) ? ends.join(' – ') : '';
}

/** Its codes of regions, the largest first, and what was written besides. */
function addressText(value: unknown): string {
  if (!isObject(value)) return '';
  const { region, detail } = value;
  const parts: readonly unknown[] = Array.isArray(region) ? [...region, detail] : [detail];
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}
