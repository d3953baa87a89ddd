import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import styles from './Glyph.module.css';
import { fetchLater } from './fetch-later.ts';
import { pathOf, subscribe } from './icon-paths.ts';
import type { IconName } from './names.ts';

/** One icon, drawn inline in the text's colour. Decorative: whatever holds it carries the name. */
export function Glyph({ name, size = 18 }: { name: IconName; size?: number }): ReactElement {
  const path = pathOf(name);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={size < 18 ? `${styles.glyph} ${styles.small}` : styles.glyph}
    >
      {path ? <path d={path} /> : <LaterPath name={name} />}
    </svg>
  );
}

/** An icon that is on its way: its place is kept, and it is drawn when its path is here. */
function LaterPath({ name }: { name: IconName }): ReactElement {
  const known = (): string | undefined => pathOf(name);
  const path = useSyncExternalStore(subscribe, known, known);
  useEffect(() => {
    if (!path) fetchLater();
  }, [path]);
  return <path d={path ?? ''} />;
}
