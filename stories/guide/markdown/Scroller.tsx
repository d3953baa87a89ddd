import { type ReactElement, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { GuideContext } from '../GuideContext.ts';
import { word } from '../words.ts';
import styles from './Scroller.module.css';

/** What is too wide for the page scrolls in a box of its own, which the keyboard reaches while there is something to scroll. */
export function Scroller({
  name,
  isFramed = false,
  children,
}: {
  name: Parameters<typeof word>[0];
  isFramed?: boolean;
  children: ReactNode;
}): ReactElement {
  const { locale } = use(GuideContext);
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = (): void => setScrolls(box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    look();
    // What is inside may grow while the box stays as it is.
    const observer = new ResizeObserver(look);
    for (const part of [box, ...box.children]) observer.observe(part);
    return () => observer.disconnect();
  });
  const reachable = scrolls ? { tabIndex: 0, role: 'group', 'aria-label': word(name, locale) } : {};
  return (
    <div ref={ref} className={styles.scroller} data-framed={isFramed} {...reachable}>
      {children}
    </div>
  );
}
