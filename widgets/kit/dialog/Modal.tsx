import { type CSSProperties, type KeyboardEvent, type ReactElement, type ReactNode, useCallback, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Modal.module.css';
import { trapFocus } from './trap-focus.ts';
import { useStrayKeys } from './useStrayKeys.ts';

interface ModalProps {
  id: string;
  /** `center` for dialogs, `end` and `top` for drawers, `start` for the menu of a narrow window. */
  side: 'center' | 'end' | 'start' | 'top';
  /** As large as the window. */
  isFull?: boolean;
  labelledBy?: string;
  label?: string | undefined;
  /** Escape and a click beside the panel close it; without it they do nothing. */
  onDismiss?: (() => void) | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

/** A layer over the page that holds the focus. It is open while it is rendered. */
export function Modal({ id, side, isFull, labelledBy, label, onDismiss, style, children }: ModalProps): ReactElement {
  const panel = useCallback((element: HTMLDivElement | null) => (element ? trapFocus(element) : undefined), []);
  const layer = useRef<HTMLDivElement>(null);
  useStrayKeys(layer, onDismiss);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // React hands events of a layer above to the layers below it, which must stay open.
    event.stopPropagation();
    onDismiss?.();
  };
  return createPortal(
    <div ref={layer} className={styles.layer} data-modal="" data-place={side} data-full={isFull}>
      {/* The scrim is a shortcut for the pointer; the keyboard has Escape and the close button. */}
      <div
        className={styles.scrim}
        aria-hidden="true"
        onMouseDown={(event) => {
          // Keeps the focus in the panel, so that Escape continues to work.
          event.preventDefault();
          onDismiss?.();
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the dialog as a whole. */}
      <div
        id={id}
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={labelledBy}
        aria-label={label}
        tabIndex={-1}
        style={style}
        onKeyDown={keys}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}
