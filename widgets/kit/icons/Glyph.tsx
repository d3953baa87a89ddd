import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import styles from './Glyph.module.css';
import { fetchLater } from './fetch-later.ts';
import { pathOf, subscribe } from './icon-paths.ts';
import type { IconName } from './names.ts';

/** One icon, inline, in the colour of the text. Decorative: the element around it carries the name. */
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

/** An icon whose path is loading: it takes its room, and is rendered once the path is loaded. */
function LaterPath({ name }: { name: IconName }): ReactElement {
  const known = (): string | undefined => pathOf(name);
  const path = useSyncExternalStore(subscribe, known, known);
  useEffect(() => {
    if (!path) fetchLater();
  }, [path]);
  return <path d={path ?? ''} />;
}
