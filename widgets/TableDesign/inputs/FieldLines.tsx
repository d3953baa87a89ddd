import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useKindTexts } from '../texts/useKindTexts.ts';
import { ChoicePart, type Entry } from './controls.tsx';
import styles from './inputs.module.css';
import { Lines } from './Lines.tsx';
import type { StructuredProps } from './structured.tsx';

/** Safe: the part hands out the fields of the form. */
const asEntries = (value: unknown): Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);
const asNames = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Fields in an order. */
export function FieldLines(props: StructuredProps): ReactElement {
  return <Names {...props} isSort={false} />;
}

/** Fields to sort by, the most important first; a name that starts with a minus is the other direction. */
export function SortLines(props: StructuredProps): ReactElement {
  return <Names {...props} isSort />;
}

function Names({ id, label, error, value, options, onChange, isSort }: StructuredProps & { isSort: boolean }) {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  const names = asNames(value);
  const fields = asEntries(options['fields']);
  const bare = (name: string) => (isSort ? name.replace(/^-/, '') : name);
  const free = fields.filter((field) => !names.some((name) => bare(name) === field.value));
  const [next] = free;
  const labelOf = (name: string) => fields.find((field) => field.value === bare(name))?.label ?? bare(name);
  return (
    <Lines
      id={`${id}-lines`}
      label={label}
      error={error}
      lines={names}
      most={isSort ? 3 : 300}
      nameOf={labelOf}
      keyOf={(name) => bare(name)}
      onChange={onChange}
      adding={next && { label: formatMessage({ id: 'widget.TableDesign.field.add' }), make: () => next.value }}
      row={(name, at, change) => (
        <div className={styles.pair}>
          <ChoicePart
            id={`${id}-${at}-field`}
            label={texts.property('field')}
            isLabelHidden
            isRequired
            value={bare(name)}
            entries={[...fields.filter((field) => field.value === bare(name)), ...free]}
            onChange={(field) => change(name.startsWith('-') && isSort ? `-${field}` : field)}
          />
          {isSort && (
            <ChoicePart
              id={`${id}-${at}-direction`}
              label={texts.property('direction')}
              isLabelHidden
              isRequired
              value={name.startsWith('-') ? 'down' : 'up'}
              entries={['up', 'down'].map((one) => ({ value: one, label: texts.choice(one) }))}
              onChange={(direction) => change(direction === 'down' ? `-${bare(name)}` : bare(name))}
            />
          )}
        </div>
      )}
    />
  );
}
