import type { Handler } from '#server/kernel/call/handler.ts';
import { environmentOf } from '../environment/environment.ts';

/** What the address stands for (SESS-32). `host` is that of `env-url` when the caller named a page (SESS-33). */
export const getEnvironment: Handler<'getEnvironment'> = ({ db, now, host, services }) =>
  environmentOf({
    db,
    now,
    wsId: host.workspace?.wsId,
    documents: services.documents,
    settings: services.settings,
    version: services.version,
    passwordKeys: services.passwordKeys,
  });
