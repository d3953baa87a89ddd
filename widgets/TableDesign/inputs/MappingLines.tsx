import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import { useKindTexts } from '../texts/useKindTexts.ts';
import { ChoicePart, type Entry } from './controls.tsx';
import styles from './inputs.module.css';
import { Lines } from './Lines.tsx';
import type { StructuredProps } from './structured.tsx';

type Pair = Schemas['FormFill']['mapping'][number];

/** Safe: the part hands out the fields of both tables. */
const asEntries = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

/** Which field of the found record fills which field of the form. */
export function MappingLines({ id, label, error, value, options, onChange }: StructuredProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  // Safe: the contract describes the pairs.
  const pairs = Array.isArray(value) ? (value as Pair[]) : [];
  const sources = asEntries(options['sources']);
  const fields = asEntries(options['fields']);
  const nameOf = ({ target_field: target }: Pair) => fields.find((one) => one.value === target)?.label ?? target;
  return (
    <Lines
      id={`${id}-lines`}
      label={label}
      error={error}
      lines={pairs}
      least={1}
      most={100}
      nameOf={nameOf}
      keyOf={(_, at) => String(at)}
      onChange={onChange}
      adding={{
        label: formatMessage({ id: 'widget.TableDesign.field.add' }),
        make: () => ({ source_field: sources[0]?.value ?? '', target_field: fields[0]?.value ?? '' }),
      }}
      row={(pair, at, change) => (
        <div className={styles.pair}>
          <ChoicePart
            id={`${id}-${at}-source`}
            label={texts.property('source_field')}
            isRequired
            value={pair.source_field}
            entries={sources}
            onChange={(source) => change({ ...pair, source_field: source })}
          />
          <ChoicePart
            id={`${id}-${at}-target`}
            label={texts.property('target_field')}
            isRequired
            value={pair.target_field}
            entries={fields}
            onChange={(target) => change({ ...pair, target_field: target })}
          />
        </div>
      )}
    />
  );
}
