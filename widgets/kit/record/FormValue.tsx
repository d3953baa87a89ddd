import { type ReactElement, useMemo } from 'react';
import { defineMessages, type FormatDateOptions, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { controlOf, type FieldKind, type Named, type Reader, valuesOf } from '#kinds';
import { Field } from '../field/Field.tsx';
import { pathOf } from '../tree/path-of.ts';
import { type ChoiceKind, choiceNames, unknownText } from './choice-names.ts';
import { pathId, pathTree } from './path-tree.ts';
import styles from './record.module.css';

interface ValueProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  /** The design of the field, whose kind writes its values. */
  kind: FieldKind;
  /** What the value is the id of. */
  of?: Named['of'];
  /** What may be chosen; null while it is on its way. */
  options?: readonly unknown[] | null;
  /** The server gives it when the record is saved. */
  isGivenOnSaving?: boolean;
}

/** What a record holds, as text in the reader's own way: computed fields, and every field of a form that is only read. */
export function FormValue({ id, props, bound, error }: WidgetProps<ValueProps>): ReactElement {
  const intl = useIntl();
  const { label, labelHidden, hint, kind, of = 'option', options, isGivenOnSaving } = props;
  const nameOf = useMemo(() => (of === 'path' ? pathNames(options) : namesOf(of, options)), [of, options]);
  const none = isGivenOnSaving ? intl.formatMessage({ id: 'widget.RecordForm.given' }) : '–';
  const reader: Reader = {
    locale: intl.locale,
    word: (name) => intl.formatMessage(words[name]),
    day: (date) => dayText(date, intl),
    moment: (date) => dateText(date, { dateStyle: 'medium', timeStyle: 'short' }, intl),
    nameOf(value) {
      const name = nameOf(value);
      return typeof name === 'string' ? name : intl.formatMessage(name);
    },
  };
  const swatch = controlOf(kind).swatch?.(bound?.value);
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
          {swatch !== undefined && <span className={styles.swatch} style={{ background: swatch }} />}
          {written(kind, bound?.value, reader, intl) || none}
        </output>
      )}
    </Field>
  );
}

const words = defineMessages({ yes: { id: 'widget.RecordForm.yes' }, no: { id: 'widget.RecordForm.no' } });

/** What something chosen is called; a message where it has no name. */
type NameOf = (value: unknown) => string | MessageDescriptor;

function namesOf(of: ChoiceKind, options: unknown): NameOf {
  const names = choiceNames(of, options);
  const unknown = unknownText(of, options);
  return (value) => names.get(value) ?? unknown ?? String(value);
}

/** A list of values from the top of a tree of options down. */
function pathNames(options: unknown): NameOf {
  const { byId } = pathTree(options);
  return (value) => {
    const path: readonly unknown[] = Array.isArray(value) ? value : [];
    const node = byId.get(pathId(path));
    return node ? [pathOf(node), node.label].filter(Boolean).join(' / ') : path.join(' / ');
  };
}

/** The text of a value as its kind writes it; of a list, those of its items. */
function written(kind: FieldKind, value: unknown, reader: Reader, intl: IntlShape): string {
  if (value === null || value === undefined || value === '') return '';
  const control = controlOf(kind);
  if (Array.isArray(value) && !control.writesLists)
    return intl.formatList(value.map((item) => written(kind, item, reader, intl)));
  const text = control.written?.(kind, value, reader) ?? valuesOf(kind).text?.(kind, value, reader.locale);
  return text ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** A day has no time zone; a month or a year is shown as it is. */
const dayText = (date: string, intl: IntlShape): string =>
  date.length < 10 ? date : dateText(date, { dateStyle: 'medium', timeZone: 'UTC' }, intl);

function dateText(date: string, format: FormatDateOptions, intl: IntlShape): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? date : intl.formatDate(moment, format);
}
