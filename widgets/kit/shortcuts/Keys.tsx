import type { ReactElement } from 'react';
import styles from './Keys.module.css';

/** The keys of a shortcut as a keyboard shows them; `Mod` by what this machine has. */
export function Keys({ keys }: { keys: string }): ReactElement {
  return (
    <kbd className={styles.keys}>
      {keys.split('+').map((key) => (
        <kbd key={key} className={styles.key}>
          {names[key] ?? (key === 'Mod' ? modName() : key)}
        </kbd>
      ))}
    </kbd>
  );
}

const names: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Arrows: '← ↑ ↓ →',
  Escape: 'Esc',
};

function modName(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
