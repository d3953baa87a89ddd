import type { ReactElement } from 'react';
import { Picture } from '../Image/Picture.tsx';
import styles from './Avatar.module.css';
import { lastTwo } from './last-two.ts';

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
