import { type CSSProperties, type ReactElement, use, useLayoutEffect, useRef, useState } from 'react';
import { GuideContext } from '../GuideContext.ts';
import styles from './TokenSample.module.css';
import { kindOf } from './token-kind.ts';

/** A variable of the theme with what it looks like now, and its value as the browser computes it: nothing here is copied. */
export function TokenSample({ name }: { name: string }): ReactElement {
  const { locale, scheme, theme } = use(GuideContext);
  const sample = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  const kind = kindOf(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look has other values
  useLayoutEffect(() => {
    const element = sample.current;
    if (!element) return;
    setValue(kind.computed(getComputedStyle(element), name));
  }, [kind, name, locale, scheme, theme]);
  const style = { '--sample': `var(${name})`, ...kind.style(name) } as CSSProperties;
  return (
    <span className={styles.token} dir="ltr">
      <span ref={sample} className={styles[kind.sample]} style={style} aria-hidden="true">
        {kind.letters}
      </span>
      <span>
        <code>{name}</code>
        <span className={styles.value}>{value}</span>
      </span>
    </span>
  );
}
