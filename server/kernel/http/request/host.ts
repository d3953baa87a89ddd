import type { Database } from '../../db/index.ts';
import type { HostWorkspace } from '../../call/host-workspace.ts';

/** The first label of a workspace's own address: `acme.example.com` below the public origin's host, or `acme.localhost` anywhere. */
export function subdomainOf(hostName: string, publicHost: string): string | undefined {
  const parents = [publicHost, 'localhost'];
  for (const parent of parents) {
    if (!hostName.endsWith(`.${parent}`)) continue;
    const label = hostName.slice(0, -parent.length - 1);
    if (/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) return label;
  }
  return undefined;
}

/** The name in a `Host` header, without its port, in lower case. */
export function hostNameOf(header: string | undefined): string {
  return (header ?? '').slice(0, 300).toLowerCase().replace(/:\d+$/, '');
}

/** The host of the page that a program names in `env-url`; undefined for what is no address of a page (SESS-33). */
export function hostOfPage(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? host : undefined;
}

/** Finds the workspace that an address belongs to; one query, and only when the address has a subdomain. */
export function createHostLookup(db: Database, publicOrigin: string) {
  const publicHost = new URL(publicOrigin).hostname.toLowerCase();
  return async (header: string | undefined): Promise<{ name: string; workspace?: HostWorkspace }> => {
    const name = hostNameOf(header);
    const subdomain = subdomainOf(name, publicHost);
    if (subdomain === undefined) return { name };
    const row = await db.identity(
      (query) =>
        query
          .selectFrom('workspaces')
          .select(['id', 'customer_name'])
          .where('subdomain', '=', subdomain)
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
      { singleRead: true, joined: true },
    );
    return row ? { name, workspace: { wsId: row.id, subdomain, customerName: row.customer_name } } : { name };
  };
}

export type HostLookup = ReturnType<typeof createHostLookup>;
