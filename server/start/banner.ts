import { demoPassword } from '../seeds/demo.ts';
import { demoAccounts, demoWorkspaces } from '../seeds/demo-people.ts';
import type { Settings } from '../kernel/foundation/settings.ts';
import type { RunningServer } from './start-server.ts';

/** What a person sees when the server is ready: the address, and in demo mode who can sign in. */
export function banner(
  settings: Settings,
  server: Pick<RunningServer, 'databaseKind'>,
  facts: { version: string; seconds: number },
): string {
  const location = server.databaseKind === 'embedded' ? `embedded, in ${settings.dataDirectory}` : 'PostgreSQL';
  const lines = [
    `Pagewright ${facts.version} is ready (${facts.seconds.toFixed(1)} s)`,
    '',
    row('Address', settings.publicOrigin),
    row('Database', location),
    ...(settings.mode === 'demo' ? demoLines(settings.publicOrigin) : []),
  ];
  return `\n${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n`;
}

const row = (title: string, text: string): string => `${title.padEnd(12)}${text}`;

function demoLines(origin: string): string[] {
  const { protocol, port } = new URL(origin);
  const names = (accounts: typeof demoAccounts): string => accounts.map(({ username }) => username).join(', ');
  const only = (key: string) =>
    demoAccounts.filter(({ memberships }) => memberships.length === 1 && memberships[0]?.workspace === key);
  return [
    row('Outbox', `${origin}/demo/outbox`),
    '',
    `Demo accounts, all with the password ${demoPassword}`,
    row('Platform', names(demoAccounts.filter(({ systemRoles }) => systemRoles))),
    ...demoWorkspaces.map(({ key, customerName, subdomain }) =>
      row(customerName, `${names(only(key))}   (${protocol}//${subdomain}.localhost${port ? `:${port}` : ''})`),
    ),
    row('Several', names(demoAccounts.filter(({ memberships }) => memberships.length > 1))),
  ];
}
