import { useEffect } from 'react';
import { useText } from '#engine';
import type { ToastList } from './toast-list.ts';
import { useValue, type Value } from '../../router/value.ts';

/** Says that a page has what was entered before and not saved, and offers to let it go. It stays until it is closed. */
export function DraftNotice({
  restored,
  toasts,
}: {
  restored: Value<RestoredDraft | undefined>;
  toasts: ToastList;
}): null {
  const text = useText();
  const draft = useValue(restored);
  useEffect(() => {
    if (!draft) return;
    const id = toasts.show({
      kind: 'info',
      text: text('app.draft.restored'),
      duration: 0,
      action: {
        label: text('app.draft.discard'),
        run() {
          toasts.close(id);
          draft.discard();
        },
      },
    });
    return () => toasts.close(id);
  }, [draft, text, toasts]);
  return null;
}

/** A draft that a page has put back. */
export interface RestoredDraft {
  /** Returns to what is saved. */
  discard: () => void;
}
