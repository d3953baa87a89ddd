import type { Handler } from '#server/kernel/call/handler.ts';
import type { Environments } from '../environment/environments.ts';

/** What the address shows (SESS-32). `host` is that of `env-url` when the caller named a page (SESS-33). */
export const getEnvironment: Handler<'getEnvironment', { environments: Environments }> = ({ now, host, services }) =>
  services.environments.of({ now, wsId: host.workspace?.wsId });
