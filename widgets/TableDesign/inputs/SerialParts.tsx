import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import { useKindTexts } from '../texts/useKindTexts.ts';
import { ChoicePart, type Entry, TextPart } from './controls.tsx';
import styles from './inputs.module.css';
import { Lines } from './Lines.tsx';
import type { StructuredProps } from './structured.tsx';

type Part = Schemas['SerialPart'];
const kinds = ['text', 'date', 'field', 'counter'] as const;
const formats = ['YYYY', 'YYYYMM', 'YYYYMMDD', 'YYMMDD'] as const;
const restarts = ['never', 'daily', 'monthly', 'yearly'] as const;
const same = (value: string): Entry => ({ value, label: value });

function newPart(kind: string, fields: readonly Entry[]): Part {
  if (kind === 'date') return { kind, format: 'YYYYMM' };
  if (kind === 'field') return { kind, field: fields[0]?.value ?? '' };
  return kind === 'counter' ? { kind, digits: 4 } : { kind: 'text', text: '-' };
}

/** The pattern of a serial number from left to right: texts, the date, other fields, and the number that counts up. */
export function SerialParts({ id, label, error, value, options, onChange }: StructuredProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  // Safe: the contract describes the parts of a serial number, and the panel hands out fields.
  const parts = Array.isArray(value) ? (value as Part[]) : [];
  const fields = Array.isArray(options['fields']) ? (options['fields'] as Entry[]) : [];
  const name = (at: number) => formatMessage({ id: 'widget.TableDesign.serial.part' }, { at: at + 1 });
  const offered = kinds.filter((kind) => kind !== 'field' || fields.length > 0);
  return (
    <Lines
      id={`${id}-lines`}
      label={label}
      error={error}
      lines={parts}
      least={1}
      most={8}
      nameOf={(_, at) => name(at)}
      keyOf={(_, at) => String(at)}
      onChange={onChange}
      adding={{
        label: formatMessage({ id: 'widget.TableDesign.serial.add' }),
        make: () => newPart('text', fields),
      }}
      row={(part, at, change) => (
        <div className={styles.pair}>
          <ChoicePart
            id={`${id}-${at}-kind`}
            label={name(at)}
            isLabelHidden
            isRequired
            value={part.kind}
            entries={offered.map((kind) => ({ value: kind, label: texts.serial(kind) }))}
            onChange={(kind) => change(newPart(kind, fields))}
          />
          {part.kind === 'text' && (
            <TextPart
              id={`${id}-${at}-text`}
              label={texts.serial('text')}
              isLabelHidden
              maxLength={30}
              value={part.text}
              onChange={(text) => change({ ...part, text })}
            />
          )}
          {part.kind === 'date' && (
            <ChoicePart
              id={`${id}-${at}-format`}
              label={texts.serial('date')}
              isLabelHidden
              isRequired
              value={part.format}
              entries={formats.map(same)}
              onChange={(format) => change({ ...part, format: formats.find((one) => one === format) ?? part.format })}
            />
          )}
          {part.kind === 'field' && (
            <ChoicePart
              id={`${id}-${at}-field`}
              label={texts.serial('field')}
              isLabelHidden
              isRequired
              value={part.field}
              entries={fields}
              onChange={(next) => change({ ...part, field: next })}
            />
          )}
          {part.kind === 'counter' && (
            <>
              <ChoicePart
                id={`${id}-${at}-digits`}
                label={texts.property('serial_digits')}
                isRequired
                value={String(part.digits)}
                entries={Array.from({ length: 12 }, (_, index) => same(String(index + 1)))}
                onChange={(digits) => change({ ...part, digits: Number(digits) })}
              />
              <ChoicePart
                id={`${id}-${at}-restart`}
                label={texts.property('serial_restart')}
                isRequired
                value={part.restart ?? 'never'}
                entries={restarts.map((one) => ({ value: one, label: texts.choice(one) }))}
                onChange={(restart) =>
                  change({
                    kind: 'counter',
                    digits: part.digits,
                    ...(restart !== 'never' && { restart: restarts.find((one) => one === restart) ?? 'never' }),
                  })
                }
              />
            </>
          )}
        </div>
      )}
    />
  );
}
