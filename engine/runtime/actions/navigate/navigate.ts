import { EngineError } from '#engine/document';
import { plainText } from '../../evaluate/plain-text.ts';
import { sitePath } from '../../evaluate/safe-path.ts';
import type { HostLocation } from '../../host/host.ts';
import type { ActionRun } from '../../scope/action.ts';

/**
 * Navigates to a path of this site. The steps after it run at once, and the pressed control stays busy until the next page
 * is shown. Without a path the shown page stays, with another query. Anything that a browser would resolve to another site fails (P31).
 */
export const navigate: ActionRun = (args, runtime) => {
  const to = args.to === undefined ? hereOf(runtime.host.navigator.location()) : runtime.text(args.to);
  const path = sitePath(to);
  if (path === undefined) {
    throw new EngineError('ENGINE_ACTION_ARGUMENT', {
      name: 'navigate',
      argument: 'to',
      reason: `${to ?? 'This'} is no path of this site.`,
    });
  }
  const query = runtime.values(args.query);
  // An address stays in the history of the browser and in the logs of servers.
  runtime.refuseSecrets('navigate', [path, query]);
  const gone = runtime.host.navigator.go(withQuery(path, query), {
    replace: args.replace === true,
  });
  if (gone) runtime.waitFor(gone);
};

const hereOf = ({ path, query }: HostLocation): string => withQuery(path, query);

function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const [rest = '', fragment] = path.split('#', 2);
  const [pathname = '', search = ''] = rest.split('?', 2);
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    const text = value instanceof Object ? JSON.stringify(value) : plainText(value);
    if (text !== undefined) params.set(name, text);
  }
  const text = params.toString();
  return `${pathname}${text && `?${text}`}${fragment === undefined ? '' : `#${fragment}`}`;
}
