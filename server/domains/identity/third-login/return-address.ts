import type { HostWorkspace } from '#server/kernel/call/host-workspace.ts';

/**
 * Where a third party sends people back to: `/authing` at the workspace's own address, or at the public one. The host is
 * one that the server has found to be its own.
 */
export function returnAddress(publicOrigin: string, host: { name: string; workspace?: HostWorkspace }): string {
  const address = new URL('/authing', publicOrigin);
  if (host.workspace) address.hostname = host.name;
  return address.href;
}
