import type { ReactElement } from 'react';
import { useEngine } from '#engine';
import { isData } from '#engine/runtime';
import { Picture } from '../Image/Picture.tsx';
import styles from './Avatar.module.css';

interface FaceProps {
  name: string;
  src?: string | null | undefined;
  size: number;
}

/** The round picture or the letters, without a name of its own. */
export function Face({ name, src, size }: FaceProps): ReactElement {
  const { globalConfig } = useEngine().host.env;
  const hasInitials = isData(globalConfig) && Reflect.get(globalConfig, 'latin_initials') === true;
  const letters = <span className={styles.letters}>{(hasInitials && latinInitials(name)) || lastTwo(name)}</span>;
  return (
    <span className={styles.face} style={{ width: size, height: size, fontSize: Math.round(size * 0.38) }}>
      {src ? <Picture src={src} alt="" sizes={`${size}px`} width={size} height={size} instead={letters} /> : letters}
    </span>
  );
}

/**
 * SHELL-11: the last two characters of a name, whole characters even where one takes two code units. The requirement
 * says so for every script, with "Anna Li" as "Li".
 */
export function lastTwo(name: string): string {
  return [...name.trim()].slice(-2).join('').trim();
}

/** The first letters of the first and the last word of a name in Latin letters, as a platform may prefer; empty for other names. */
export function latinInitials(name: string): string {
  if (!/^[\p{Script=Latin}\p{M}\s.'’-]+$/u.test(name)) return '';
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
