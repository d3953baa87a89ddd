import { defineMessage } from 'react-intl';
import { subscribeKey } from 'valtio/vanilla/utils';
import { toastDurations } from '#engine/runtime';
import type { Screens } from '../../router/screens.ts';
import type { ToastList } from './toast-list.ts';

interface FailureParts {
  screens: Pick<Screens, 'state'>;
  toasts: ToastList;
  view: Pick<Window, 'addEventListener' | 'location'>;
}

/** Reports that the next page, or code of this one, could not be loaded; the shown page stays. */
export function reportFailures({ screens, toasts, view }: FailureParts): void {
  // Code of an older build is gone after an update: only a reload brings the new one (SHELL-48).
  view.addEventListener('vite:preloadError', () =>
    toasts.show({
      kind: 'error',
      message: defineMessage({ id: 'app.stale' }),
      duration: 0,
      action: { message: defineMessage({ id: 'app.reload' }), run: () => view.location.reload() },
    }),
  );
  subscribeKey(
    screens.state,
    'failure',
    (failure) => {
      if (!failure || !screens.state.screen) return;
      const { error, retry } = failure;
      if (isServerAnswer(error)) toasts.show({ kind: 'error', text: error.message, duration: toastDurations.error });
      // ERR-25: not the server's answer, but code or texts of the next page did not arrive.
      else
        toasts.show({
          kind: 'error',
          message: defineMessage({ id: 'app.failure.title' }),
          duration: 0,
          action: { message: defineMessage({ id: 'app.failure.retry' }), run: retry },
        });
    },
    true,
  );
}

/** An answer of the server, whose message is in the user's language. */
function isServerAnswer(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ApiError';
}
