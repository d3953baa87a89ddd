import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useText, type WidgetProps } from '#engine';
import type { ToastsEvents, ToastsProps } from '../generated/types.ts';
import { Toast } from './Toast.tsx';
import styles from './Toasts.module.css';

/** SHELL-39: messages 58 px below the window's edge. The region is always there, so that new ones are announced. */
export function Toasts({ id, props, emit }: WidgetProps<ToastsProps, ToastsEvents>): ReactElement {
  const text = useText();
  return createPortal(
    <section id={id} className={styles.region} aria-label={text('widget.Toasts.region')} aria-live="polite">
      {props.toasts.map((toast) => (
        <Toast
          key={toast.id}
          kind={toast.kind ?? 'info'}
          text={toast.text}
          closeLabel={text('widget.Toasts.close')}
          onClose={() => emit('dismiss', { id: toast.id })}
        />
      ))}
    </section>,
    document.body,
  );
}
