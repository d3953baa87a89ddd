import { ref } from 'valtio/vanilla';
import type { Answer } from '#openapi';
import { type RequestShape, requests } from '#openapi/client';
import { receiveUserInfo } from './receive-user-info.ts';
import { type ApplicationParts, showApplication } from './show-application.ts';
import { showTheme } from './show-theme.ts';
import { refreshUserInfo, type UserInfoParts } from './refresh-user-info.ts';
import type { UserInfo } from './session.ts';
import { isRecord } from './storage/json-slot.ts';

/** Applies what an answer means to the shell, whichever document made the call. Returns `answer`. */
export function receive(parts: UserInfoParts & ApplicationParts, id: string, answer: unknown): unknown {
  if (!isRecord(answer)) return answer;
  // The client types answers by a literal name; here the name is data, and the checks below tell which answer it is.
  if (id === 'getUserInfo') {
    receiveUserInfo(parts, answer as UserInfo);
    showTheme(parts);
  }
  if (id === 'getAppInfo') showApplication(parts, answer as Answer<'getAppInfo'>);
  if (opensSession(id) && answer['outcome'] === 'token') parts.session.store.begin();
  if (changesTheme(id, answer)) refreshUserInfo(parts);
  if (id === 'savePlatformConfig' || id === 'applyPlatformSetup') refreshEnvironment(parts);
  return answer;
}

/** Every way to sign in begins another session, also for the same user. */
function opensSession(id: string): boolean {
  const shapes: Readonly<Record<string, RequestShape>> = requests;
  return Object.hasOwn(shapes, id) && shapes[id]?.session === 'opens';
}

/** CFG-14: another theme shows at once. */
function changesTheme(id: string, answer: Readonly<Record<string, unknown>>): boolean {
  if (id === 'setWorkspacePreference') return true;
  return (id === 'publishConfiguration' || id === 'rollbackConfiguration') && answer['kind'] === 'theme';
}

/** Applies what a failure means to the shell. Returns `error`. */
export function receiveFailure(parts: UserInfoParts, error: unknown): unknown {
  // The key was replaced while this page was open: the next attempt has the new one (AUTH-44).
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'password_unreadable' || code === 'password_not_encrypted') refreshEnvironment(parts);
  return error;
}

/** The platform's name and footer are on every page. */
function refreshEnvironment({ client, facts }: Pick<UserInfoParts, 'client' | 'facts'>): void {
  client.call('getEnvironment', {}).then(
    (answer) => {
      // Only the entry page knows what the browser asks for.
      const { offered_language } = facts.env;
      const env = { ...answer, ...(offered_language && { offered_language }) };
      if (JSON.stringify(env) !== JSON.stringify(facts.env)) facts.env = ref(env);
    },
    // The page keeps the environment it has; the next load brings the new one.
    (error: unknown) => console.warn(error),
  );
}
