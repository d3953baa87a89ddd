import type { Caller } from '../world/caller.ts';
import { own } from '../world/scopes.ts';
import type { Args, Names, Requests } from './request.ts';
import type { Principal } from '../world/principals.ts';

/** The platform tells customers, a workspace its departments. */
const targetsOf = ({ at }: Caller): Args =>
  at === 'platform' ? { to: 'customers', ws_ids: [own.wsId] } : { to: 'departments' };

const departmentOf = ({ at }: Principal): Names =>
  at === 'platform' ? {} : { 'targets.department_ids.0': 'department' };

/** Notices, and what each was told. */
export const notice: Requests = {
  // The platform's notices say for which customers they are.
  listNotices: { asks: 'all', variants: [{ state: 'draft', search: 'a', sort: 'title' }, { total: 'exact' }] },
  createNotice: {
    args: (_world, caller) => ({ title: 'New', content: 'New', targets: targetsOf(caller) }),
    names: departmentOf,
  },
  getNotice: {
    names: { id: 'notice' },
    notOwn: {
      id: { kind: 'draftNotice', callers: ['WORKSPACE_APP_ADMIN', 'WORKSPACE_USER', 'APP_OWNER', 'APP_USER'] },
    },
  },
  updateNotice: {
    args: (_world, caller) => ({ title: 'Renamed', targets: targetsOf(caller) }),
    names: (caller) => ({ id: 'draftNotice', ...departmentOf(caller) }),
  },
  deleteNotice: { names: { id: 'draftNotice' } },
  listNotificationCategories: {},
  listNotifications: { variants: [{ read: false, search: 'a' }, { total: 'exact' }] },
  markNotificationsRead: { names: { 'ids.0': 'notification' } },
  markAllNotificationsRead: { variants: [{ category: 'task' }] },
  deleteNotifications: { names: { 'ids.0': 'notification' } },
  getNotification: { names: { id: 'notification' } },
  countUnreadNotifications: {},
  // Ends after its first event; the usual one has no end. An event's id is a position, which is sealed anew each time.
  followNotifications: { args: { seconds: 0 }, differs: /^id: .+$/gm },
  getNotificationChoices: {},
  saveNotificationChoices: { args: { choices: [{ category: 'task', channels: ['product', 'mail'] }] } },
};
