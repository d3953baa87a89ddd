import { memo, type ReactElement } from 'react';
import styles from './JsonField.module.css';

interface LineNumbersProps {
  count: number;
  /** The lines that have issues, with commas: an equal text renders nothing again. */
  wrong: string;
}

/** The numbers beside the text; for eyes only, since issues are listed with their lines. */
export const LineNumbers = memo(function LineNumbers({ count, wrong }: LineNumbersProps): ReactElement {
  const marked = new Set(wrong.split(',').map(Number));
  return (
    <pre className={styles.numbers} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
        <span key={at} data-wrong={marked.has(at + 1)}>
          {`${at + 1}\n`}
        </span>
      ))}
    </pre>
  );
});
