import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './FileUpload.module.css';
import { useSizeText } from './useSizeText.ts';

interface FileRowProps {
  name: string;
  /** Bytes. */
  size: number | undefined;
  state: string;
  tone: 'muted' | 'good' | 'wrong';
  below?: ReactNode;
  /** Buttons at the end. */
  children: ReactNode;
}

/** One line of the list: the name, size and state of a file. */
export function FileRow({ name, size, state, tone, below, children }: FileRowProps): ReactElement {
  const sizeText = useSizeText();
  return (
    <li className={styles.row} data-tone={tone}>
      <span className={styles.sign}>
        <Glyph name={tone === 'wrong' ? 'alert' : 'file'} size={18} />
      </span>
      <span className={styles.facts}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.state}>
          {size !== undefined && <span>{sizeText(size)}</span>}
          <span className={styles.words}>{state}</span>
        </span>
        {below}
      </span>
      <span className={styles.ways}>{children}</span>
    </li>
  );
}
