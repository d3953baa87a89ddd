import { anybody, mayCall } from './expectation.ts';
import { admins, configuring, everybody, ofWorkspace, platform as systemRoles, settings } from './matrix.ts';

/** Environment, the platform's settings, its customers, the log, notices and notifications. */
export const platform = {
  ...anybody({
    getEnvironment: 'SESS-32',
    listOutbox: 'demo mode only: not found otherwise',
  }),
  ...mayCall(systemRoles, {
    getPlatformConfig: 'PH-02',
    savePlatformConfig: 'PH-02',
    getPlatformSetup: 'PH-02 PH-03 PH-13 (settings that are proposed at first)',
    applyPlatformSetup: 'PH-02 PH-03 PH-13 (settings that are proposed at first)',
    dismissPlatformSetup: 'PH-02 PH-03 PH-13 (settings that are proposed at first)',
    getPlatformHealth: 'ROLE-03 PH-14',
    retryFailedJobs: 'ROLE-03 PH-14',
    getSafeSetting: 'ROUTE-074 PH-13',
    saveSafeSetting: 'ROUTE-074 PH-13',
    listCustomers: 'ROLE-03 PH-04',
    createCustomer: 'ROLE-03 PH-04',
    getCustomer: 'ROLE-03 PH-05',
    updateCustomer: 'ROLE-03 PH-05',
    enableCustomer: 'ROLE-03 PH-06',
    disableCustomer: 'ROLE-03 PH-06',
    repairCustomer: 'ROLE-03 PH-06',
    enableCustomerApi: 'ROLE-03 PH-06',
    disableCustomerApi: 'ROLE-03 PH-06',
    configureCustomerQuota: 'ROLE-03 PH-07',
    getCustomerDetail: 'ROLE-03 PH-08',
    createSupportTicket: 'ROLE-03 PH-14 (support)',
  }),
  ...mayCall(admins, {
    listOperationLog: 'ROLE-29 ROUTE-042 ROUTE-075 ROUTE-098',
    getOperationLogEntry: 'ROLE-29 WB-09',
    listLogActions: 'ROLE-29 WB-08',
    listLogPeople: 'ROLE-29 WB-08',
    exportOperationLog: 'ROLE-29 WB-08',
  }),
  // Who keeps the settings of a workspace or of the platform keeps its log.
  ...mayCall(configuring, {
    verifyOperationLog: 'ROUTE-042 ROUTE-075 P42',
    getLogSetting: 'ROUTE-042 ROUTE-075 P42',
    saveLogSetting: 'ROUTE-042 ROUTE-075 P42',
  }),
  // The row of listNotices names the system roles alone, but the workspace's notice page lists them too.
  ...mayCall(configuring, {
    listNotices: 'NOTE-03 ROUTE-059 ROUTE-073',
    createNotice: 'NOTE-03 ROUTE-059 ROUTE-073',
    updateNotice: 'NOTE-03 ROUTE-059 ROUTE-073',
    deleteNotice: 'NOTE-03 ROUTE-059 ROUTE-073',
  }),
  // /notice-detail and /notificationlist are open to every signed-in role (ROLE-08).
  ...mayCall(everybody, {
    getNotice: 'ROLE-08 ROUTE-068',
    listNotifications: 'ROLE-08 ROUTE-067',
    listNotificationCategories: 'ROLE-08 ROUTE-067 NOTE-05',
    // What someone else was told is no row of his: the statement says so, as for every row.
    markNotificationsRead: 'ROLE-08 ROUTE-067 NOTE-06 (for himself)',
    markAllNotificationsRead: 'ROLE-08 ROUTE-067 NOTE-06 (for himself)',
    deleteNotifications: 'ROLE-08 ROUTE-067 NOTE-06 (for himself)',
    getNotification: 'ROLE-08 ROUTE-067 NOTE-06 (for himself)',
    countUnreadNotifications: 'ROLE-08 ROUTE-067 NOTE-06',
    followNotifications: 'ROLE-08 ROUTE-067 NOTE-01',
    getNotificationChoices: 'ROLE-08 ROUTE-067 (for himself)',
    saveNotificationChoices: 'ROLE-08 ROUTE-067 (for himself)',
  }),
  ...mayCall(settings, {
    setHomePagePreference: 'WB-14 ROUTE-050',
    getWorkspaceSetup: 'REG-17 (the first steps of a new workspace)',
    dismissWorkspaceSetup: 'REG-17 (the first steps of a new workspace)',
    getWorkspaceSetting: 'ROUTE-050 ROUTE-057 WB-04',
    saveWorkspaceSetting: 'ROUTE-050 ROUTE-057 WB-04',
    checkSubdomain: 'ROUTE-050 WB-12',
    testIntegration: 'ROUTE-039 ROUTE-040 ROUTE-041 WB-06',
    testExternalDatabase: 'ROUTE-036 WB-04',
    testSmsSetting: 'ROUTE-050 WB-04 WB-06',
    testEmailSetting: 'ROUTE-050 WB-04 WB-06',
  }),
  // Whoever continues during it may end it.
  ...mayCall('WSA', { getWorkspaceMaintenance: 'ACC-02', setWorkspaceMaintenance: 'ACC-02' }),
  // Who answers for a workspace lets the platform look at it (decision 0260).
  ...mayCall('WSA', {
    getSupportConsent: 'PH-14 P42 (support)',
    giveSupportConsent: 'PH-14 P42 (support)',
    endSupportConsent: 'PH-14 P42 (support)',
  }),
  ...mayCall(ofWorkspace, { getHomePagePreference: 'WB-14 ROUTE-027' }),
  // Anyone who may change the skin has to be able to read it, and the shell draws it for everybody.
  ...mayCall(admins, { setWorkspacePreference: 'ROLE-29 WB-15' }),
  ...mayCall(everybody, { getWorkspacePreference: 'ROLE-29 WB-15' }),
  // Each caller's own.
  ...mayCall(everybody, { getPageLinks: 'SHELL-18', savePageLinks: 'SHELL-18' }),
};
