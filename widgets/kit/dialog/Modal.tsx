import { isComposing } from '../keys/is-composing.ts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { addShortcuts } from '../shortcuts/shortcut-book.ts';
import { ModalContext } from '../shortcuts/useShortcuts.ts';
import styles from './Modal.module.css';
import { showDialog } from './show-dialog.ts';

interface ModalProps {
  id: string;
  /** `center` for dialogs, `end` and `top` for drawers, `start` for the menu of a narrow window. */
  side: 'center' | 'end' | 'start' | 'top';
  /** As large as the window. */
  isFull?: boolean;
  labelledBy?: string;
  label?: string | undefined;
  /** Escape and a press beside the dialog close it; without it they do nothing. */
  onDismiss?: (() => void) | undefined;
  style?: CSSProperties;
  children: ReactNode;
}

const dismissal = [{ keys: 'Escape', label: '', isDismissal: true }] as const;

/** The browser's own modal dialog, in the top layer: the page behind is inert. It is open while it is rendered. */
export function Modal({ id, side, isFull, labelledBy, label, onDismiss, style, children }: ModalProps): ReactElement {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  const canClose = onDismiss !== undefined;
  useEffect(() => (canClose ? addShortcuts(dismissal, id) : undefined), [canClose, id]);
  const show = useCallback((dialog: HTMLDialogElement | null) => (dialog ? showDialog(dialog) : undefined), []);
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The dialog is closed by being rendered no longer. React hands events of a dialog above to those below, which stay open.
    event.preventDefault();
    event.stopPropagation();
    onDismiss?.();
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape belongs to the dialog as a whole.
    <dialog
      id={id}
      ref={show}
      className={styles.dialog}
      data-modal=""
      data-place={side}
      data-full={isFull}
      aria-labelledby={labelledBy}
      aria-label={label}
      tabIndex={-1}
      style={style}
      onKeyDown={keys}
      // Escape while nothing has the focus, and the gesture of a telephone that goes back.
      onCancel={(event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        dismiss.current?.();
      }}
      onMouseDown={(event) => {
        if (!isBeside(event)) return;
        // Keeps the focus in the dialog.
        event.preventDefault();
        // The second press of a double click, whose first one opened the dialog, was meant for what is behind it.
        if (event.detail < 2) onDismiss?.();
      }}
    >
      <ModalContext value={id}>{children}</ModalContext>
    </dialog>,
    document.body,
  );
}

/** True for a press on the backdrop, which belongs to the dialog as an element. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
