import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { toastDurations } from '#engine/runtime';
import type { App } from '../create-app.ts';
import { useValue } from '../value.ts';

/** Says that the next page, or the code of a part of this one, could not be fetched; what is shown stays. */
export function FailureToasts({ app: { screens, toasts, view } }: { app: App }): null {
  const { formatMessage } = useIntl();
  const failure = useValue(screens.failure);
  useEffect(() => {
    // Code of an older build is gone after an update: only a reload brings the new one (SHELL-48).
    const offerReload = () =>
      toasts.show({
        kind: 'error',
        text: formatMessage({ id: 'app.stale' }),
        duration: 0,
        action: { label: formatMessage({ id: 'app.reload' }), run: () => view.location.reload() },
      });
    view.addEventListener('vite:preloadError', offerReload);
    return () => view.removeEventListener('vite:preloadError', offerReload);
  }, [formatMessage, toasts, view]);
  useEffect(() => {
    if (!failure || !screens.screen.get()) return;
    const { error, retry } = failure;
    if (isRefusal(error)) toasts.show({ kind: 'error', text: error.message, duration: toastDurations.error });
    // ERR-25: not the server's answer, but code or texts of the next page did not arrive.
    else
      toasts.show({
        kind: 'error',
        text: formatMessage({ id: 'app.failure.title' }),
        duration: 0,
        action: { label: formatMessage({ id: 'app.failure.retry' }), run: retry },
      });
  }, [failure, screens, formatMessage, toasts]);
  return null;
}

/** An answer of the server, which says in the person's language what it is about. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ApiError';
}
