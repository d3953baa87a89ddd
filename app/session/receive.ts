import { type RequestShape, requests } from '#openapi/client';
import type { App } from '../prerender/create-app.ts';
import { receiveUserInfo } from './receive-user-info.ts';
import { refreshUserInfo } from './refresh-user-info.ts';
import { isRecord } from './storage/json-slot.ts';
import type { UserInfo } from './session.ts';

/** Some answers are news for the shell, whichever document asked for them. Answers `answer`. */
export function receive(app: App, id: string, answer: unknown): unknown {
  if (!isRecord(answer)) return answer;
  // The client types answers by a literal name; here the name is data, and the checks below tell which answer it is.
  if (id === 'getUserInfo') receiveUserInfo(app, answer as UserInfo);
  if (opensSession(id) && answer['outcome'] === 'token') app.session.store.begin();
  if (changesTheme(id, answer)) refreshUserInfo(app);
  if (id === 'savePlatformConfig') refreshEnvironment(app);
  return answer;
}

/** Every way to sign in begins another session, whoever it was before. */
function opensSession(id: string): boolean {
  const shapes: Readonly<Record<string, RequestShape>> = requests;
  return Object.hasOwn(shapes, id) && shapes[id]?.session === 'opens';
}

/** CFG-14: another theme shows at once. */
function changesTheme(id: string, answer: Readonly<Record<string, unknown>>): boolean {
  if (id === 'setWorkspacePreference') return true;
  return (id === 'publishConfiguration' || id === 'rollbackConfiguration') && answer['kind'] === 'theme';
}

/** Some failures are, too. Answers `error`. */
export function receiveFailure(app: App, error: unknown): unknown {
  // The key was replaced while this page was open: the next try has the new one (AUTH-44).
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'password_unreadable' || code === 'password_not_encrypted') refreshEnvironment(app);
  return error;
}

/** The platform's name and footer are on every page. */
function refreshEnvironment(app: App): void {
  app.client.call('getEnvironment', {}).then(
    (env) => {
      if (JSON.stringify(env) !== JSON.stringify(app.env.get())) app.env.set(env);
    },
    // The page goes on with the environment it has; the next load brings the new one.
    (error: unknown) => console.warn(error),
  );
}
