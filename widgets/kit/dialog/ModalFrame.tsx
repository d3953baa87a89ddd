import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './ModalFrame.module.css';

interface ModalFrameProps {
  titleId: string;
  title: string;
  closeLabel: string;
  onClose?: (() => void) | undefined;
  /** A button that makes it as large as the window, and back. */
  size?: { isFull: boolean; label: string; onToggle(): void } | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** Plain boxes, for a `header` would count as the page's own. Head with title and close button, a body that scrolls, and a foot for the actions. */
export function ModalFrame({
  titleId,
  title,
  closeLabel,
  onClose,
  size,
  footer,
  children,
}: ModalFrameProps): ReactElement {
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {size && (
          <button
            type="button"
            className={styles.close}
            aria-label={size.label}
            title={size.label}
            onClick={size.onToggle}
          >
            <Glyph name={size.isFull ? 'minimize' : 'maximize'} />
          </button>
        )}
        {onClose && (
          <button type="button" className={styles.close} aria-label={closeLabel} title={closeLabel} onClick={onClose}>
            <Glyph name="x" />
          </button>
        )}
      </div>
      <div className={styles.body} data-modal-body="">
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
}
