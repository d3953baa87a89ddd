import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { ToastKind } from '#engine/runtime';
import { useValue, type Value } from '../value.ts';
import type { ToastList } from './toast-list.ts';

/** Something that the shell has to say outside of its components, by the descriptor of its message. */
export interface Notice {
  message: { id: string };
  kind: ToastKind;
  /** Milliseconds; 0 stays until it is closed. */
  duration: number;
}

/** Shows the shell's latest notice as a toast, in the language of the screen. */
export function ShellNotice({ notice, toasts }: { notice: Value<Notice | undefined>; toasts: ToastList }): null {
  const { formatMessage } = useIntl();
  const said = useValue(notice);
  useEffect(() => {
    if (!said) return;
    toasts.show({ kind: said.kind, text: formatMessage(said.message), duration: said.duration });
    // Said once, in whatever language comes after it.
    notice.set(undefined);
  }, [said, notice, formatMessage, toasts]);
  return null;
}
