import type { RequestShape } from '../shapes/operation.ts';
import { ApiError, endOfSession } from './api-error.ts';
import { clientText } from './client-text.ts';
import { acrossTabs } from './lock.ts';
import {
  type ClientOptions,
  type StoredTokens,
  localeOf,
  type SessionOptions,
  type SessionTokens,
  type TokenStore,
} from './options.ts';

/** The server says that the session is over (ERR-02 to ERR-05). */
const lostCodes = [
  'invalid_auth',
  'refresh_token_has_expired',
  'refresh_token_is_invalid',
  'access_token_is_invalid',
  'support_ended',
];

/**
 * True for a failure that ended the session, or that reports its end: the server has not executed the call, so it may be
 * sent again after another sign-in.
 */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && (error.endsSession || lostCodes.includes(error.code));
}

/** The workspace or the application may not be entered now (ERR-01, ERR-07 to ERR-11). */
const stateCodes = [
  'invalid_app_auth',
  'workspace_out_of_use',
  'enterprise_maintenance_in_progress',
  'platform_maintenance_in_progress',
  'workspace_expired',
  'workspace_not_started',
];
/** Failed attempts to refresh that keep the session; one more signs out (SESS-10, LIM-02). */
const toleratedFailures = 3;

export interface Session {
  /** Valid tokens for a call; undefined when no user is signed in. */
  tokensFor(shape: RequestShape): Promise<StoredTokens | undefined>;
  /** After a failed call: true when it should be sent again, with new tokens from `tokensFor`. */
  recover(error: ApiError, used: StoredTokens | undefined, shape: RequestShape): Promise<boolean>;
  /** A sign-in succeeded. */
  open(tokens: SessionTokens): void;
  /** Forgets the session at once, and answers what it was. */
  close(): SessionTokens | undefined;
  isExpired(tokens: SessionTokens): boolean;
}

/** Reports a state in which no user may sign in. */
export function reportState({ onAccessState }: ClientOptions, { code, message }: ApiError): void {
  if (stateCodes.includes(code)) onAccessState?.({ code, message });
}

/** False for tokens of two sign-ins: what one person asked for is never sent as another one. */
function areOfOneSignIn(one: StoredTokens, other: StoredTokens): boolean {
  return one.id === undefined || other.id === undefined || one.id === other.id;
}

/**
 * The session's life in one client. `requestRefresh` makes the call; it is shared by everybody who waits, other tabs
 * included, and rejects with ApiError.
 */
export function createSession(
  options: SessionOptions,
  store: TokenStore,
  requestRefresh: (tokens: SessionTokens) => Promise<SessionTokens>,
): Session {
  const { now = Date.now } = options;
  let running: Promise<StoredTokens> | undefined;
  let failures = 0;
  // Once the session is lost, further failures are not reported until the next sign-in.
  let isLost = false;

  const text = (code: Parameters<typeof clientText>[0]): string => clientText(code, localeOf(options));
  const isExpired = (tokens: SessionTokens): boolean => Date.parse(tokens.accessTokenExpiresAt) <= now();

  function lose(error: ApiError): void {
    if (isLost) return;
    isLost = true;
    failures = 0;
    store.clear();
    options.onSessionLost?.({ reason: error.code, message: error.message || text('invalid_auth') });
  }

  const report = (error: ApiError): void => reportState(options, error);

  const sessionOver = (): ApiError =>
    new ApiError({ code: 'invalid_auth', status: 401, message: text('invalid_auth') });

  async function refresh(stale: StoredTokens): Promise<StoredTokens> {
    running ??= acrossTabs('pagewright-session', () => refreshAlone(stale.accessToken)).finally(() => {
      running = undefined;
    });
    const fresh = await running;
    if (!areOfOneSignIn(fresh, stale)) throw sessionOver();
    return fresh;
  }

  async function refreshAlone(stale: string): Promise<StoredTokens> {
    const current = store.read();
    // Another tab, or a call that waited before us, has done it.
    if (current && current.accessToken !== stale && !isExpired(current)) return current;
    if (!current?.refreshToken) {
      const error = sessionOver();
      lose(error);
      throw error;
    }
    try {
      const next = await requestRefresh(current);
      failures = 0;
      // A sign-out, or a sign-in as another user, during the refresh takes precedence.
      if (store.read()?.refreshToken === current.refreshToken) store.write(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (store.read()?.refreshToken === current.refreshToken) throw judge(error);
    }
    const tokens = store.read();
    if (!tokens) throw sessionOver();
    return tokens;
  }

  /** A definite denial signs out at once, anything else is counted (contradictions 12). */
  function judge(error: ApiError): ApiError {
    const isBusy = error.status >= 500 || error.status === 429 || error.status === 408;
    if (stateCodes.includes(error.code)) {
      report(error);
      return error;
    }
    const isRejected = error.isFromServer && !isBusy;
    if (!isRejected) failures += 1;
    if (!isRejected && failures <= toleratedFailures) return error;
    lose(error);
    return endOfSession(error);
  }

  return {
    isExpired,
    async tokensFor(shape) {
      if (shape.session === 'opens' || shape.session === 'refreshes') return undefined;
      const tokens = store.read();
      if (!tokens) return undefined;
      isLost = false;
      if (!isExpired(tokens)) return tokens;
      try {
        return await refresh(tokens);
      } catch (error) {
        // A call that needs no session is sent without tokens.
        if (shape.public && error instanceof ApiError) return undefined;
        throw error;
      }
    },
    async recover(error, used, shape) {
      report(error);
      if (shape.session) return false;
      if (error.code === 'access_token_has_expired' && used) {
        try {
          await refresh(used);
          return true;
        } catch (failure) {
          if (shape.public && failure instanceof ApiError && !store.read()) return true;
          throw failure;
        }
      }
      if (!lostCodes.includes(error.code)) return false;
      const stored = store.read();
      // Another sign-in or refresh happened meanwhile, perhaps in another tab (SESS-13).
      if (stored && stored.accessToken !== used?.accessToken) return !used || areOfOneSignIn(stored, used);
      lose(error);
      return false;
    },
    open(tokens) {
      isLost = false;
      failures = 0;
      store.write(tokens);
    },
    close() {
      const tokens = store.read();
      isLost = true;
      failures = 0;
      store.clear();
      return tokens;
    },
  };
}
