/**
 * Matrix 1 of the specification: who may open which address. Written by hand from it and never derived from the pages,
 * so that a wrong set of roles shows by the difference. A cell marked `e` or `d` there is a yes here.
 */
import {
  apiAuthority,
  building,
  editors,
  everybody,
  ofWorkspace,
  organisation,
  platform,
  settings,
  tableAddresses,
} from '../../security/oracle/expected/matrix.ts';

export interface ExpectedRoutes {
  /** The requirements that name these addresses. */
  ids: string;
  /** Short names of roles, or `public` where nobody has to sign in. */
  roles: string;
  routes: readonly string[];
}

/** Addresses for which no page is there yet: they lead to the workbench, as every unknown one does. */
export const unbuilt: ReadonlySet<string> = new Set(['/share/list', '/share/detail', '/share/jump-detail']);

export const expectedRoutes: readonly ExpectedRoutes[] = [
  {
    ids: 'ROUTE-001 ROUTE-002 ROUTE-004 ROUTE-005 ROUTE-007 ROUTE-008 ROUTE-009 ROUTE-010 ROUTE-011 ROUTE-012',
    roles: 'public',
    routes: [
      '/code-send-error',
      '/debug',
      '/login?safe=1',
      '/register',
      '/forgot-password',
      '/join',
      '/authing',
      '/404',
      '/401',
      '/error-web',
      '/oauth/token',
      '/oauth/refresh-token',
    ],
  },
  {
    ids: 'ROUTE-013 ROUTE-014 ROUTE-015 ROUTE-016 ROUTE-021 ROUTE-023 ROUTE-024',
    roles: 'public',
    routes: [
      '/alert/maintain',
      '/alert/past',
      '/alert/stop',
      '/alert/not-start',
      '/tool',
      '/shadow-user',
      '/support-ended',
      '/open-plugin/electron_sign',
    ],
  },
  {
    ids: 'ROUTE-017 ROUTE-018 ROUTE-019',
    roles: 'public',
    routes: ['/share/list', '/share/detail', '/share/jump-detail'],
  },
  {
    ids: 'ROUTE-027 ROUTE-028 ROUTE-030 ROUTE-031 ROUTE-064',
    roles: ofWorkspace,
    routes: ['/workbench', '/workbench/loading', '/workbench/app', '/workbench/userInfoSetting'],
  },
  {
    ids: 'ROUTE-032 ROUTE-033 ROUTE-034 ROUTE-035 ROUTE-036 ROUTE-037',
    roles: settings,
    routes: ['sms', 'email', 'standin', 'pushTemplate', 'qb', 'mapdata'].map(
      (name) => `/workbench/environmentConfig/${name}`,
    ),
  },
  {
    ids: 'ROUTE-039 ROUTE-040 ROUTE-041',
    roles: settings,
    routes: ['wechat', 'nail', 'book'].map((name) => `/workbench/integrate/${name}`),
  },
  { ids: 'ROUTE-042', roles: organisation, routes: ['/workbench/operate/operateLogNew'] },
  {
    ids: 'ROUTE-043 ROUTE-044 ROUTE-045 ROUTE-046',
    roles: apiAuthority,
    routes: [
      '/workbench/tableShare',
      '/workbench/tableShare/table',
      '/workbench/apiAuthority',
      '/workbench/apiAuthority/api',
    ],
  },
  {
    ids: 'ROUTE-038 ROUTE-047 ROUTE-048 ROUTE-049 ROUTE-064',
    roles: apiAuthority,
    routes: [
      '/workbench/templateConfig',
      '/workbench/manageShare/menu',
      '/workbench/manageShare/customizePage',
      '/workbench/manageShare/plugin',
    ],
  },
  { ids: 'ROUTE-061 ROUTE-063', roles: settings, routes: ['/workbench/pluginControl/addin'] },
  { ids: 'ROUTE-062 ROUTE-064', roles: building, routes: ['/workbench/pluginControl/pluginSetting'] },
  {
    ids: 'ROUTE-050 ROUTE-054 ROUTE-057 ROUTE-058 ROUTE-059',
    roles: settings,
    routes: ['baseinfo', 'usergroup', 'systemManage', 'warrantManage', 'notice'].map(
      (name) => `/workbench/setting/${name}`,
    ),
  },
  {
    ids: 'ROUTE-051 ROUTE-052 ROUTE-053 ROUTE-055 ROUTE-056',
    roles: organisation,
    routes: ['organization', 'position', 'staff', 'report', 'vOrg'].map((name) => `/workbench/setting/${name}`),
  },
  {
    ids: 'ROUTE-069 ROUTE-070 ROUTE-071 ROUTE-072 ROUTE-073 ROUTE-074 ROUTE-075',
    roles: platform,
    routes: [
      'customer-support',
      'platformset',
      'customermanage',
      'pluginManagement',
      'plugin',
      'notice',
      'safeSetting',
      'operateLog',
    ].map((name) => `/platform-home/${name}`),
  },
  {
    ids: 'ROLE-08 ROUTE-067 ROUTE-068 ROUTE-076 ROUTE-080 ROUTE-101',
    roles: everybody,
    routes: ['/dashboard', '/notificationlist', '/notice-detail', '/userinfo-setting'],
  },
  {
    ids: 'ROUTE-081 ROUTE-086 ROUTE-087 ROUTE-088 ROUTE-093 ROUTE-094 ROUTE-095 ROUTE-096 ROUTE-097',
    roles: building,
    routes: [
      '/interface/customInterface',
      '/blockchain',
      '/workflow',
      '/app-url',
      '/openApiAuthority/interfaceAuthor',
      '/openApiAuthority/wfApiAuthor',
      '/pluginControl/addin',
      '/pluginControl/pluginSetting',
      '/app-config',
    ],
  },
  {
    ids: 'ROUTE-078 ROUTE-082 ROUTE-083 ROUTE-084 ROUTE-085',
    roles: building,
    routes: [
      '/createTableMenu',
      '/tableShare/table',
      '/manageShare/menu',
      '/manageShare/customizePage',
      '/manageShare/plugin',
    ],
  },
  {
    ids: 'ROUTE-089 ROUTE-090 ROUTE-101 ROUTE-117',
    roles: 'WSA WA WAA WCA AO AA',
    routes: ['/setting', '/setting/organization', '/setting/staff'],
  },
  {
    ids: 'ROUTE-091 ROUTE-092 ROUTE-098 ROUTE-101',
    roles: building,
    routes: ['/setting/usergroup', '/authority/userAuthor', '/operate/operateLogNew'],
  },
  {
    ids: 'ROUTE-102 ROUTE-103 ROUTE-104 ROUTE-105',
    roles: tableAddresses,
    routes: ['/p/1', '/p/1/add', '/p/1/edit/2', '/p/1/detail/2'],
  },
  {
    ids: 'ROUTE-106',
    roles: tableAddresses,
    routes: ['/p/1/t/2', '/p/1/t/2/add', '/p/1/t/2/edit/3', '/p/1/t/2/detail/3'],
  },
  {
    ids: 'ROUTE-107 ROUTE-108',
    roles: tableAddresses,
    routes: ['/p/1/l/2', '/p/1/l/2/add', '/p/1/l/2/edit/3', '/p/1/l/2/detail/3', '/p/1/l/2/detail-more/3'],
  },
  { ids: 'ROUTE-109', roles: everybody, routes: ['/m/1', '/m/1/add', '/m/1/edit/2', '/m/1/detail/2'] },
  {
    ids: 'ROUTE-110',
    roles: everybody,
    routes: ['/m/1/l/2', '/m/1/l/2/add', '/m/1/l/2/edit/3', '/m/1/l/2/detail/3'],
  },
  { ids: 'REPORT-03', roles: ofWorkspace, routes: ['/report', '/report/1'] },
  { ids: 'REPORT-02', roles: organisation, routes: ['/workbench/setting/report/1'] },
  { ids: 'COMP-09', roles: everybody, routes: ['/page/1', '/screen/1'] },
  { ids: 'COMP-09 ROLE-17', roles: editors, routes: ['/custom-pages', '/page/1/design'] },
  { ids: 'ROUTE-113', roles: everybody, routes: ['/c/1', '/c/1/detail'] },
  { ids: 'ROUTE-113', roles: building, routes: ['/c/1/add', '/c/1/edit'] },
];
