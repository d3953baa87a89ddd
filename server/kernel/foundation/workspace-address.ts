import type { Settings } from './settings.ts';

/**
 * The origin at which a workspace is opened: its own below `publicOrigin` where such addresses are served (`SUBDOMAINS`) and it has a
 * subdomain, and the platform's otherwise. Never made of what a request says (P31).
 */
export function workspaceAddress(
  { publicOrigin, subdomains }: Pick<Settings, 'publicOrigin' | 'subdomains'>,
  subdomain: string | null,
): string {
  const { host, origin, protocol } = new URL(publicOrigin);
  return subdomains && subdomain ? `${protocol}//${subdomain}.${host}` : origin;
}
