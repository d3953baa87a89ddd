import { requestBytes } from './request-bytes.ts';
import { people, personName } from './rows.ts';
import { fetchCode, signIn, signInForm, signInHeaders } from './visit.ts';

export interface Workload {
  title: string;
  /** Makes what the requests need and gives the next one each time; undefined when there are no more. */
  product(origin: string): Promise<() => Buffer | undefined>;
  /** Each request can be sent once; those for warming up are made apart. */
  isOnce?: boolean;
  /** The same work on the floor; absent where a floor would do nothing. */
  floor?: () => Buffer;
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** One page of twenty of a workspace's 100,000 rows, the newest first. */
function list(total: 'none' | 'capped' | 'exact', floorPath: string): Workload {
  const floor = requestBytes('GET', floorPath);
  return {
    title: `list of 20, total ${total}`,
    async product(origin) {
      const headers = bearer(await signIn(origin, 'owner'));
      const body = { type: json, text: JSON.stringify({ size: 20, total }) };
      const request = requestBytes('POST', '/log/api/log/list', { headers, body });
      return () => request;
    },
    floor: () => floor,
  };
}

let made = 0;
function positionBody(): { type: string; text: string } {
  made += 1;
  return { type: json, text: JSON.stringify({ tagName: `Position ${made}`, domain: 'duty' }) };
}

/** Administrators of 32 workspaces each make positions in their own. */
const create: Workload = {
  title: 'create one position',
  async product(origin) {
    const callers: Record<string, string>[] = [];
    for (let number = 1; number <= 32; number += 1) callers.push(bearer(await signIn(origin, personName(number))));
    return () => requestBytes('POST', '/api/rs/tag', { headers: callers[made % 32], body: positionBody() });
  },
  floor: () => requestBytes('POST', '/create', { body: positionBody() }),
};

const signIns = 200;
let signedIn = 100;

const password = requestBytes('GET', '/password');

/** Different people, each with an image code that was fetched before. */
const session: Workload = {
  title: 'sign in',
  isOnce: true,
  async product(origin) {
    const requests: Buffer[] = [];
    for (let number = 0; number < signIns; number += 1) {
      signedIn = (signedIn + 1) % people;
      const headers = { ...signInHeaders, cookie: await fetchCode(origin) };
      const body = { type: form, text: signInForm(personName(signedIn + 1)) };
      requests.push(requestBytes('POST', '/api/oauth/token', { headers, body }));
    }
    return () => requests.pop();
  },
  floor: () => password,
};

export const workloads: readonly Workload[] = [
  list('none', '/list'),
  list('capped', '/counted'),
  list('exact', '/counted'),
  create,
  session,
];
