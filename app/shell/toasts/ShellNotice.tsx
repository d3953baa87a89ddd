import { useEffect } from 'react';
import { useText } from '#engine';
import type { ToastKind } from '#engine/runtime';
import { useValue, type Value } from '../../router/value.ts';
import type { ToastList } from './toast-list.ts';

/** Something that the shell has to say outside of its components, by the key of its text. */
export interface Notice {
  key: string;
  kind: ToastKind;
  /** Milliseconds; 0 stays until it is closed. */
  duration: number;
}

/** Shows the shell's latest notice as a toast, in the language of the screen. */
export function ShellNotice({ notice, toasts }: { notice: Value<Notice | undefined>; toasts: ToastList }): null {
  const text = useText();
  const said = useValue(notice);
  useEffect(() => {
    if (!said) return;
    toasts.show({ kind: said.kind, text: text(said.key), duration: said.duration });
    // Said once, in whatever language comes after it.
    notice.set(undefined);
  }, [said, notice, text, toasts]);
  return null;
}
