import type { Requests } from './request.ts';

const standIn = { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' };

/** Environment, preferences and the platform's settings. */
export const platform: Requests = {
  getEnvironment: {},
  listOutbox: {},
  getPlatformConfig: {},
  savePlatformConfig: { args: { platform_name: 'Pagewright' }, names: { platform_logo: 'imageAddress' } },
  getPlatformSetup: {},
  applyPlatformSetup: { args: { settings: ['latin_initials'] } },
  dismissPlatformSetup: {},
  getPlatformHealth: {},
  retryFailedJobs: {},
  getSafeSetting: {},
  saveSafeSetting: { args: { auto_logout_idle_time: 30 } },
  getWorkspacePreference: {},
  setWorkspacePreference: { args: { theme_color: 'Purple' } },
  getPageLinks: {},
  savePageLinks: { args: { favorites: [{ id: '/workbench', href: '/workbench', label: 'Workbench' }] } },
  getHomePagePreference: {},
  getWorkspaceSetup: {},
  dismissWorkspaceSetup: {},
  setHomePagePreference: { args: { page_type: 'app' }, names: { app_id: 'application' } },
  getWorkspaceSetting: { args: { key: 'baseinfo' }, variants: [{ key: 'standin' }] },
  saveWorkspaceSetting: {
    args: { key: 'standin', value: { setting: 'standin', items: [standIn] } },
    names: { 'value.items.0.user_id': 'person', 'value.items.0.stand_in_id': 'newcomer' },
    variants: [
      { key: 'baseinfo', value: { setting: 'baseinfo', customer_name: 'Oracle renamed' } },
      { key: 'mapdata', value: { setting: 'mapdata', provider: 'amap', map_key: 'x' } },
    ],
    forms: [
      {
        args: { key: 'baseinfo', value: { setting: 'baseinfo', customer_name: 'Oracle renamed' } },
        names: { 'value.logo': 'imageAddress' },
      },
    ],
  },
  checkSubdomain: { args: { subdomain: 'oracle-free' } },
  getSupportConsent: {},
  giveSupportConsent: {},
  endSupportConsent: {},
  getWorkspaceMaintenance: {},
  setWorkspaceMaintenance: { args: { maintain: 10 } },
  // It is not set up, and nobody outside is asked: that is what the answer says.
  testIntegration: { args: { key: 'directory' }, variants: [{ key: 'wechat' }] },
  // Its address may not be reached: that is what the answer says.
  testExternalDatabase: { names: { id: 'externalDatabase' } },
  testSmsSetting: { args: { telephone: '13911112222' } },
  testEmailSetting: { args: { email: 'anna@example.com' } },
  findInWorkspace: { args: { search: 'a' } },
  listApplications: { forms: [{ names: { org_id: 'department' } }] },
};
