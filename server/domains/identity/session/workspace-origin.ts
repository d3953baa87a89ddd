/** A workspace's own address, below the deployment's; never made of what a request says (P31). */
export function workspaceOrigin(publicOrigin: string, subdomain: string): string {
  const { protocol, host } = new URL(publicOrigin);
  return `${protocol}//${subdomain}.${host}`;
}
