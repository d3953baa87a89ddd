import type { Schemas } from '#openapi';
import { big, small } from './rows.ts';

type Size = typeof big;

/** A request that a screen of the administration makes. */
export interface ScreenRequest {
  title: string;
  path: string;
  /** Sent by POST; without it the request is a GET. */
  body?: object;
}

const person = ({ wsId, people }: Size): string => `${wsId}-${Math.floor(people / 2)}`;
const logOf = (title: string, query: Schemas['OperationLogQuery']): ScreenRequest => ({
  title: `log: ${title}`,
  path: '/log/api/log/list',
  body: { size: 20, ...query },
});

/** What the screens ask for in a workspace of this size. */
export function screenRequests(size: Size): ScreenRequest[] {
  const accounts = '/api/b/user-account?size=20&total=capped';
  const lastPage = Math.floor(size.people / 20);
  return [
    { title: 'accounts: first page', path: `${accounts}&sort=real_name` },
    { title: 'accounts: newest', path: `${accounts}&sort=-created_at` },
    { title: 'accounts: last page', path: `${accounts}&sort=real_name&page=${lastPage}` },
    { title: 'accounts: search', path: `${accounts}&search=${encodeURIComponent(`Person ${size.people / 2}`)}` },
    { title: 'accounts: of a department', path: `${accounts}&department_id=${size.wsId}-d2` },
    { title: 'departments: tree', path: '/api/b/department?type=tree&source=organize' },
    { title: 'departments: tree with people', path: '/api/b/department?type=tree&include=user_accounts' },
    {
      title: 'departments: people, with those below',
      path: '/api/b/user-department/batch-index',
      body: { department_id: `${size.wsId}-d1`, source: 'organize', is_deep: true },
    },
    { title: 'roles: who holds what', path: '/api/b/role-grant' },
    logOf('newest', {}),
    logOf('oldest', { sort: 'time' }),
    logOf('of a person', { user_id: person(size) }),
    logOf('of an action', { action: 'updateAccount' }),
    logOf('search of a rare target', { search: `thing ${size.logRows - 100}` }),
    logOf('search that finds nothing', { search: 'no such thing' }),
    logOf('page 50,000 or the last', { page: Math.min(50_000, size.logRows / 20) }),
    logOf('exact number', { total: 'exact' }),
  ];
}

export const pairs = screenRequests(big).map((large, index) => {
  const little = screenRequests(small)[index];
  if (!little) throw new Error('Both workspaces are asked for the same.');
  return { title: large.title, big: large, small: little };
});
