import { describe, expect, test } from 'vitest';
import type { Role } from '#openapi';
import { closedBecause } from './access-state.ts';

const open = { maintain: false, notStarted: false, expire: false, status: 20 };
const state = (roles: Role[], workspace: Partial<typeof open> = {}, isPlatformClosed = false) =>
  closedBecause({ roles, access: { platform: { maintain: isPlatformClosed }, workspace: { ...open, ...workspace } } });

describe('the state of the workspace', () => {
  test('ACC-01 during platform maintenance only a system super admin may continue', () => {
    expect(closedBecause({ roles: ['SYSTEM_SUPER_ADMIN'], access: { platform: { maintain: true } } })).toBeUndefined();
    expect(closedBecause({ roles: ['SYSTEM_ADMIN'], access: { platform: { maintain: true } } })).toBe(
      'platform_maintenance_in_progress',
    );
    expect(state(['WORKSPACE_SUPER_ADMIN'], {}, true)).toBe('platform_maintenance_in_progress');
  });

  test('ACC-02 during workspace maintenance only a workspace super admin may continue', () => {
    expect(state(['WORKSPACE_SUPER_ADMIN'], { maintain: true })).toBeUndefined();
    expect(state(['WORKSPACE_ADMIN'], { maintain: true })).toBe('enterprise_maintenance_in_progress');
  });

  test('ACC-03 a workspace that has not started', () =>
    expect(state(['WORKSPACE_USER'], { notStarted: true })).toBe('workspace_not_started'));
  test('ACC-04 an expired workspace', () =>
    expect(state(['WORKSPACE_USER'], { expire: true })).toBe('workspace_expired'));
  test('ACC-05 a stopped workspace', () =>
    expect(state(['WORKSPACE_USER'], { status: 40 })).toBe('workspace_out_of_use'));

  test('ACC-02 ACC-03 ACC-04 ACC-05 the first of several states speaks', () => {
    const all = { maintain: true, notStarted: true, expire: true, status: 40 };
    expect(state(['WORKSPACE_USER'], all)).toBe('enterprise_maintenance_in_progress');
    expect(state(['WORKSPACE_SUPER_ADMIN'], all)).toBe('workspace_not_started');
  });
});
