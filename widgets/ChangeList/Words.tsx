import { type ReactElement, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './ChangeList.module.css';
import { shortened } from './shortened.ts';
import { type DiffPart, wordDiff } from './word-diff.ts';

/** The difference of two values, when they are long texts that have much in common. */
export function useWordDiff(was: unknown, now: unknown): DiffPart[] | undefined {
  const { locale } = useIntl();
  return useMemo(
    () => (typeof was === 'string' && typeof now === 'string' ? wordDiff(was, now, locale) : undefined),
    [was, now, locale],
  );
}

/** One text with what was removed struck out and what was added underlined; screen readers hear which is which. */
export function Words({ parts }: { parts: readonly DiffPart[] }): ReactElement {
  const { formatMessage, locale } = useIntl();
  const shown = shortened(parts, locale);
  return (
    <p className={styles.words}>
      {shown.map(({ kind, text }, at) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a finished comparison; they never move.
        if (kind === 'kept') return <span key={at}>{text}</span>;
        if (kind === 'left') {
          return (
            <span key={at} className={styles.left}>
              <Spoken>{formatMessage({ id: 'widget.ChangeList.left' })}</Spoken>
              <span aria-hidden="true"> … </span>
            </span>
          );
        }
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={at} className={styles[kind]}>
            <Spoken>
              {kind === 'removed'
                ? formatMessage({ id: 'widget.ChangeList.removed' })
                : formatMessage({ id: 'widget.ChangeList.added' })}
            </Spoken>
            {text}
            <Spoken>{formatMessage({ id: 'widget.ChangeList.end' })}</Spoken>
          </Tag>
        );
        // biome-ignore-end lint/suspicious/noArrayIndexKey: as above.
      })}
    </p>
  );
}
