import { useMemo } from 'react';
import { useEngine } from '#engine';
import type { HostUser } from '#engine/runtime';

interface Viewer {
  user: HostUser | null;
  env: Readonly<Record<string, unknown>>;
}

/** As whom the page is looked at: the designer, or somebody with no more than the rights of a workspace user. */
export function useViewer(viewer: 'me' | 'user'): Viewer {
  const { host } = useEngine();
  return useMemo(() => {
    const me = host.user();
    const user = me && viewer === 'user' ? { ...me, roles: plain, role: plain } : me;
    return { user, env: host.env };
  }, [host, viewer]);
}

const plain = ['WORKSPACE_USER'];
