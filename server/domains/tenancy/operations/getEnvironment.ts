import type { Handler } from '#server/kernel/call/handler.ts';
import { environmentOf } from '../environment/environment.ts';
import type { Documents } from '#server/kernel/documents/document-service.ts';
import type { PasswordKeys } from '#server/kernel/call/password-keys.ts';
import type { Settings } from '#server/kernel/foundation/settings.ts';

interface Needs {
  documents: Documents;
  passwordKeys: PasswordKeys;
  settings: Settings;
  version: string;
}

/** What the address stands for (SESS-32). `host` is that of `env-url` when the caller named a page (SESS-33). */
export const getEnvironment: Handler<'getEnvironment', Needs> = ({ db, now, host, services }) =>
  environmentOf({
    db,
    now,
    wsId: host.workspace?.wsId,
    documents: services.documents,
    settings: services.settings,
    version: services.version,
    passwordKeys: services.passwordKeys,
  });
