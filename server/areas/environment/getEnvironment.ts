import type { Handler } from '../../http/handler.ts';
import { environmentOf } from './environment.ts';

/** What the address stands for (SESS-32). The host of `env-url` was already turned into `host` before the handler. */
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
