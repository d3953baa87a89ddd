import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ToastsProps } from '../generated/types.ts';
import { Glyph } from '../icons/Glyph.tsx';
import type { IconName } from '../icons/paths.ts';
import styles from './Toasts.module.css';

export type ToastKind = NonNullable<ToastsProps['toasts'][number]['kind']>;

/** SHELL-38: how long each kind stays, in ms. A warning is about access; a message comes from the server. */
export const toastDuration: Record<ToastKind, number> = {
  error: 2000,
  info: 3000,
  success: 3000,
  warning: 4000,
  message: 4000,
  notification: 5000,
};

const icons: Record<ToastKind, IconName> = {
  error: 'error',
  info: 'info',
  success: 'check-circle',
  warning: 'alert',
  message: 'message',
  notification: 'bell',
};

interface ToastProps {
  kind: ToastKind;
  text: string;
  closeLabel: string;
  onClose: () => void;
}

/** One message. Its time stands still while it is pointed at or has the focus. */
export function Toast({ kind, text, closeLabel, onClose }: ToastProps): ReactElement {
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close.current(), toastDuration[kind]);
    return () => clearTimeout(timer);
  }, [isHeld, kind]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the message only stops its clock.
    <div
      className={styles.toast}
      role={kind === 'error' ? 'alert' : undefined}
      data-kind={kind}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.icon}>
        <Glyph name={icons[kind]} />
      </span>
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <Glyph name="x" size={14} />
      </button>
    </div>
  );
}
