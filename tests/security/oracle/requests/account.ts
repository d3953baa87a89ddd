import { demoPassword } from '#server/seeds/demo.ts';
import type { Requests } from './request.ts';

/** The caller's own account, the log, and keys for programs. */
export const account: Requests = {
  showCurrentUser: {},
  getUserInfo: {},
  changePassword: { args: { old_password: demoPassword, new_password: 'Blue-lamp-42' } },
  updateCurrentUser: { args: { introduction: 'Works on Tuesdays.' }, names: { avatar: 'imageAddress' } },
  listOperationLog: { names: { application_id: 'application' } },
  createApiKey: { args: { name: 'New', scopes: ['*:read'] } },
  listApiKeys: { variants: [{ status: 'active' }] },
  // Who administers applications keeps his own keys only.
  revokeApiKey: { names: { id: 'apiKey' }, notOwn: { id: { kind: 'othersApiKey', callers: ['WORKSPACE_APP_ADMIN'] } } },
};
