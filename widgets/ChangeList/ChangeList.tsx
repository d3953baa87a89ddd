import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useForm, type WidgetProps } from '#engine';
import type { ChangeListProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './ChangeList.module.css';
import { Shown } from './Shown.tsx';
import { useWordDiff, Words } from './Words.tsx';
import { type FieldWords, wordsOfForm } from './words-of-form.ts';

/** Old and new values side by side, of long texts the words that differ; screen readers hear "before" and "after". */
export function ChangeList({ id, props }: WidgetProps<ChangeListProps>): ReactElement {
  const { formatMessage } = useIntl();
  const form = useForm(props.form ?? '');
  if (props.changes.length === 0) {
    return (
      <p id={id} className={styles.empty}>
        {props.emptyText ?? formatMessage({ id: 'widget.ChangeList.none' })}
      </p>
    );
  }
  const wordsOf = (pointer: string): FieldWords => {
    const { title, options } = wordsOfForm(form, pointer);
    return { title, options: { ...options, ...props.values } };
  };
  return (
    <ul id={id} className={styles.list}>
      {props.changes.map((change) => {
        const { title, options } = wordsOf(change.pointer);
        return (
          <li key={change.pointer} className={styles.change}>
            <p className={styles.label}>
              {change.label ?? nameOf(change.pointer, props.labels ?? {}) ?? title ?? change.pointer}
            </p>
            <Values props={props} change={change} words={options} />
          </li>
        );
      })}
    </ul>
  );
}

interface ValuesProps {
  props: Pick<ChangeListProps, 'wasLabel' | 'nowLabel'>;
  change: ChangeListProps['changes'][number];
  words: FieldWords['options'];
}

function Values({ props, change, words }: ValuesProps): ReactElement {
  const { formatMessage } = useIntl();
  const parts = useWordDiff(change.was, change.now);
  if (parts) {
    return (
      <div className={styles.difference}>
        {props.wasLabel !== undefined && props.nowLabel !== undefined && (
          <p className={styles.side}>
            <del className={styles.removed}>{props.wasLabel}</del> <ins className={styles.added}>{props.nowLabel}</ins>
          </p>
        )}
        <Words parts={parts} />
      </div>
    );
  }
  return (
    <div className={styles.values}>
      <div className={styles.was}>
        <Side label={props.wasLabel} spoken={formatMessage({ id: 'widget.ChangeList.before' })} />
        <Shown value={change.was} words={words} />
      </div>
      <span className={styles.arrow}>
        <Glyph name="arrow-right" size={16} />
      </span>
      <div className={styles.now}>
        <Side label={props.nowLabel} spoken={formatMessage({ id: 'widget.ChangeList.after' })} />
        <Shown value={change.now} words={words} />
      </div>
    </div>
  );
}

/** What a value is: said to everybody where the document has words for it, else to those who hear only. */
function Side({ label, spoken }: { label: string | undefined; spoken: string }): ReactElement {
  return label === undefined ? <Spoken>{spoken}</Spoken> : <span className={styles.side}>{label}</span>;
}

/** The field's name by its pointer, else by the first part. */
function nameOf(pointer: string, labels: Readonly<Record<string, string>>): string | undefined {
  const [, first = ''] = pointer.split('/');
  const own = (key: string) => (Object.hasOwn(labels, key) ? labels[key] : undefined);
  return own(pointer) ?? own(`/${first}`) ?? own(first);
}
