import type { AccessState } from '#server/kernel/call/session.ts';

export interface WorkspaceState {
  status: number;
  maintain: number;
  begin_at: Date | null;
  expire_at: Date | null;
}

const on = 10;

/** The flags that open or close a workspace (ACC-06). A term without an end never ends. */
export function accessState(
  platform: { maintain: number },
  workspace: WorkspaceState | undefined,
  now: Date,
): AccessState {
  return {
    platform: { maintain: platform.maintain === on },
    ...(workspace && {
      workspace: {
        maintain: workspace.maintain === on,
        notStarted: workspace.begin_at !== null && workspace.begin_at > now,
        expire: workspace.expire_at !== null && workspace.expire_at <= now,
        status: workspace.status,
      },
    }),
  };
}
