import type { ReactElement } from 'react';
import { Picture } from '../Image/Picture.tsx';
import styles from './Avatar.module.css';

interface FaceProps {
  name: string;
  src?: string | null | undefined;
  size: number;
}

/** The round picture or the letters, without a name of its own. */
export function Face({ name, src, size }: FaceProps): ReactElement {
  const letters = <span className={styles.letters}>{lastTwo(name)}</span>;
  return (
    <span className={styles.face} style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}>
      {src ? <Picture src={src} alt="" sizes={`${size}px`} width={size} height={size} instead={letters} /> : letters}
    </span>
  );
}

/**
 * SHELL-11: the last two characters of a name, whole characters even where one takes two code units. The requirement
 * says so for every script, with "Anna Li" as "Li": initials of Latin names would break it.
 */
export function lastTwo(name: string): string {
  return [...name.trim()].slice(-2).join('').trim();
}
