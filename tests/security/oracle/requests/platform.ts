import type { Requests } from './request.ts';

/** Environment, preferences and the platform's settings. */
export const platform: Requests = {
  getEnvironment: {},
  listOutbox: {},
  getPlatformConfig: {},
  savePlatformConfig: { args: { platform_name: 'Pagewright' } },
  getSafeSetting: {},
  saveSafeSetting: { args: { auto_logout_idle_time: 30 } },
  getWorkspacePreference: {},
  setWorkspacePreference: { args: { theme_color: 'Purple' } },
  listApplications: {},
};
