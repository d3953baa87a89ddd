import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Picture } from '../Image/Picture.tsx';
import styles from './ChangeList.module.css';

interface ShownProps {
  value: unknown;
  words: Readonly<Record<string, string>>;
}

const color = /^#[0-9a-f]{6}$/i;
const picture = /^\/files\/[\w-]+\.(?:jpe?g|png|webp|avif)$/i;

/** A value as a person reads it: a colour chip, a small picture, a word, or how many things a list has. */
export function Shown({ value, words }: ShownProps): ReactElement {
  const { formatMessage } = useIntl();
  const none = <span className={styles.none}>{formatMessage({ id: 'widget.ChangeList.empty' })}</span>;
  if (value === null || value === undefined || value === '') return none;
  if (Array.isArray(value)) {
    const items = value.filter((item) => plain(item) !== '');
    if (items.length === 0) return none;
    return (
      <span className={styles.items}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: values of a finished comparison; they never move.
          <Shown key={at} value={plain(item)} words={words} />
        ))}
      </span>
    );
  }
  const shown = plain(value);
  if (Object.hasOwn(words, shown)) return <span>{words[shown]}</span>;
  if (value === true) return <span>{formatMessage({ id: 'widget.ChangeList.yes' })}</span>;
  if (value === false) return <span>{formatMessage({ id: 'widget.ChangeList.no' })}</span>;
  if (color.test(shown)) {
    return (
      <span className={styles.color}>
        <span className={styles.chip} style={{ backgroundColor: shown }} aria-hidden="true" />
        {shown}
      </span>
    );
  }
  if (picture.test(shown)) {
    return (
      <Picture
        className={styles.thumb}
        src={shown}
        alt={formatMessage({ id: 'widget.ChangeList.picture' })}
        sizes="48px"
        width={48}
        height={48}
        instead={<span>{shown}</span>}
      />
    );
  }
  return <span className={styles.text}>{shown}</span>;
}

/** Text of a value; an object with one field, such as a line `{content}`, is that field. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  const parts = Object.values(value);
  return parts.length === 1 ? plain(parts[0]) : JSON.stringify(value);
}
