import { type ReactElement, type ReactNode, useCallback } from 'react';
import styles from './Drop.module.css';
import { positionUnder } from './position-under.ts';

interface DropProps {
  /** The id of the box that it is under. */
  under: string;
  children: ReactNode;
}

/** A panel in the top layer under a field that keeps the focus. It is open while it is rendered. */
export function Drop({ under, children }: DropProps): ReactElement {
  const show = useCallback(
    (panel: HTMLDivElement | null) => {
      const box = document.getElementById(under);
      if (!panel || !box) return undefined;
      const position = () => positionUnder(panel, box);
      panel.showPopover();
      // A press inside leaves the focus where it is.
      panel.addEventListener('mousedown', (event) => event.preventDefault());
      position();
      window.addEventListener('scroll', position, { capture: true, passive: true });
      window.addEventListener('resize', position);
      // Chips make the box higher while the panel is open.
      const watch = new ResizeObserver(position);
      watch.observe(box);
      return () => {
        window.removeEventListener('scroll', position, { capture: true });
        window.removeEventListener('resize', position);
        watch.disconnect();
      };
    },
    [under],
  );
  return (
    <div ref={show} popover="manual" className={styles.panel}>
      {children}
    </div>
  );
}
