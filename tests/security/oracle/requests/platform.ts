import type { Requests } from './request.ts';

/** Account, environment, preferences and the platform's settings. */
export const platform: Requests = {
  showCurrentUser: {},
  getUserInfo: {},
  getEnvironment: {},
  listOutbox: {},
  getPlatformConfig: {},
  savePlatformConfig: { args: { platform_name: 'Pagewright' } },
  getWorkspacePreference: {},
  setWorkspacePreference: { args: { theme_color: 'Purple' } },
  listApplications: {},
};
