import { type ReactElement, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio/react';
import type { ToastKind } from '#engine/runtime';
import { onDialogs, topDialog } from '#widgets/kit/dialog/top-dialog.ts';
import { Glyph } from '#widgets/kit/icons/Glyph.tsx';
import type { IconName } from '#widgets/kit/icons/names.ts';
import styles from './Toasts.module.css';
import type { ToastList } from './toast-list.ts';

const icons: Record<ToastKind, IconName> = { success: 'check-circle', info: 'info', warning: 'alert', error: 'error' };

/**
 * The toasts, in a live region that is always there: a region that is added together with its text is not announced. While a
 * modal dialog is open, everything outside of it is inert: then they are in a region of the topmost one.
 */
export function Toasts({ list }: { list: ToastList }): ReactElement {
  const dialog = useSyncExternalStore(onDialogs, topDialog, () => undefined);
  return (
    <>
      <ToastRegion list={list} isUsed={!dialog} />
      {dialog && createPortal(<ToastRegion key={dialog.id} list={list} isUsed />, dialog)}
    </>
  );
}

function ToastRegion({ list, isUsed }: { list: ToastList; isUsed: boolean }): ReactElement {
  const { formatMessage } = useIntl();
  const { toasts: all } = useSnapshot(list.state, { sync: true });
  const toasts = isUsed ? all : [];
  const textOf = ({ text, message }: { text?: string | undefined; message?: { id: string } | undefined }): string =>
    message ? formatMessage(message) : (text ?? '');
  return (
    // Not a control: while a pointer or the focus is on a toast, it stays.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.list}
      aria-label={isUsed ? formatMessage({ id: 'app.toasts' }) : undefined}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => list.pause(true)}
      onPointerLeave={() => list.pause(false)}
      onFocus={() => list.pause(true)}
      onBlur={() => list.pause(false)}
    >
      {toasts.map(({ id, kind, action, ...said }) => (
        <div key={id} className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
          <span className={styles.icon}>
            <Glyph name={icons[kind]} />
          </span>
          <span className={styles.text}>{textOf(said)}</span>
          {action && (
            <button type="button" className={styles.action} onClick={action.run}>
              {textOf(action)}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={formatMessage({ id: 'app.toast.close' })}
            onClick={() => list.close(id)}
          >
            <Glyph name="x" size={14} />
          </button>
        </div>
      ))}
    </section>
  );
}
