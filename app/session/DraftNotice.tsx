import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { ToastList } from '../toasts/toast-list.ts';
import { useValue, type Value } from '../value.ts';

/** Says that a page has what was entered before and not saved, and offers to let it go. It stays until it is closed. */
export function DraftNotice({
  restored,
  toasts,
}: {
  restored: Value<RestoredDraft | undefined>;
  toasts: ToastList;
}): null {
  const { formatMessage } = useIntl();
  const draft = useValue(restored);
  useEffect(() => {
    if (!draft) return;
    const id = toasts.show({
      kind: 'info',
      text: formatMessage({ id: 'app.draft.restored' }),
      duration: 0,
      action: {
        label: formatMessage({ id: 'app.draft.discard' }),
        run() {
          toasts.close(id);
          draft.discard();
        },
      },
    });
    return () => toasts.close(id);
  }, [draft, formatMessage, toasts]);
  return null;
}

/** A draft that a page has put back. */
export interface RestoredDraft {
  /** Returns to what is saved. */
  discard: () => void;
}
