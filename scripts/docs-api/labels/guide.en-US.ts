import type { GuideExample } from '../guide-examples.ts';

export interface GuideSection {
  id: string;
  title: string;
  /** Paragraphs; backticks hold code, `[text](page.html)` is a link. */
  text: readonly string[];
  examples?: readonly GuideExample[];
}

export interface Guide {
  title: string;
  summary: string;
  lead: string;
  headers: { title: string; lead: string };
  exampleOf: (title: string) => string;
  sections: readonly GuideSection[];
}

export const guide: Guide = {
  title: 'Guide',
  summary: 'Signing in, keys, lists, retries, versions and errors.',
  lead: 'All calls share one origin, one envelope and one way to fail. Learn them once; the rest is looking names up.',
  headers: {
    title: 'Headers of every call',
    lead: 'All of them may be left out. The client sends them by itself.',
  },
  exampleOf: (title) => `Example: ${title}`,
  sections: [
    {
      id: 'client',
      title: 'The client',
      text: [
        'Programs in TypeScript or JavaScript use the package `pagewright/client`: one module for Node 20.19 and browsers, without dependencies. Calls go by the names of this reference; a wrong name or argument does not compile.',
        'Arguments are flat: path, query, header and body fields stand beside each other. The answer is the `data` of the envelope. Any other program speaks HTTP: everything here says what is sent and answered.',
        'Programs that prefer paths use `client.http`, an `openapi-fetch` client with the exact types of this reference. It sends the standard headers and keeps the session fresh; `data` and `error` are the envelopes as they were sent.',
      ],
      examples: ['install', 'http'],
    },
    {
      id: 'sign-in',
      title: 'Sign in, for people',
      text: [
        '[createToken](area-auth.html#createToken) takes name, password and the text of an image code, as a form. The image code belongs to a cookie that [getCaptcha](area-auth.html#getCaptcha) sets; browsers keep it by themselves. Calls that open or refresh a session carry the public client `web:web` as basic authentication; it is no secret and grants nothing.',
        'The answer is one of three, told apart by `outcome`: `token` opens the session, `workspaces` asks for a choice (send the same form again with `wsId`), `secondaryVerification` for the code of an SMS (again with `sms_code`).',
        'The access token is sent as `Authorization: Bearer …`. When it has expired, [refreshToken](area-auth.html#refreshToken) exchanges the refresh token, once, for a new pair. The client does this by itself, once for all calls that wait, and sends them again.',
      ],
      examples: ['signIn', 'signInByHand'],
    },
    {
      id: 'keys',
      title: 'Send a key, for programs',
      text: [
        'An administrator makes a key with [createApiKey](area-api-key.html#createApiKey); its secret is shown once. It is sent as a bearer token and needs no image code and no refresh. A key acts with the present rights of the person who made it, in that workspace, and only for the areas of its scopes: `record:read`, `table:write`, `*:read`; `write` includes `read`. Each call names the scope that it needs.',
        'Keys work while the workspace allows its API, until they expire or are revoked. No scope reaches signing in or the keys themselves.',
      ],
      examples: ['key', 'keyByHand'],
    },
    {
      id: 'envelope',
      title: 'What an answer looks like',
      text: [
        'Every answer that is no file is `{success, message, data, code}`; `code` is the HTTP status. Times are ISO 8601 in UTC. Messages come in the language of `Accept-Language`, `zh-CN` or `en-US`.',
        'Bodies are closed: a field that is not described is refused with its place, and so is one that only the server writes.',
      ],
    },
    {
      id: 'lists',
      title: 'Page through lists',
      text: [
        'Lists take `page` and `size` or the `cursor` of the page before, `sort` (a leading minus sign means descending), `search` and filters by field name. They answer `{items, page, size, total?, next_cursor?}`.',
        'Cursors show each row once while others are added; page numbers may repeat or hide some. Counting is the dear part: `total=none` does without, `capped` stops at 10,000, `exact` does not stop.',
      ],
      examples: ['list'],
    },
    {
      id: 'retries',
      title: 'Repeat calls, and change what others change',
      text: [
        'A busy server answers 503 or 429 with `Retry-After` in seconds. Calls that only read may simply be repeated. A write may be repeated with the same `Idempotency-Key`: for a day the server answers the first result instead of writing twice. The client repeats both by itself after a 503, up to three tries.',
        'Versioned things carry `version`. Send what you read as `If-Match`; when somebody was faster, the answer is 409 `version_conflict` with both values, and nothing is lost.',
      ],
      examples: ['retry'],
    },
    {
      id: 'failures',
      title: 'Handle errors',
      text: [
        'A failed answer carries a code of [the catalogue](errors.html) in `data.code`, a message fit to be shown, and often `detail` and a `hint` for developers. Each call lists its codes. Decide by code, never by message.',
        'Calls are checked in this order: 401 for the session, 403 for the state of the workspace, 403 for the role, 422 for what was sent, then the guard. What the caller may not know of answers 404, as an unknown id does.',
      ],
      examples: ['failure'],
    },
    {
      id: 'planned',
      title: 'Planned calls',
      text: [
        'Calls marked as planned are described, so that programs can be written against them, but not served yet: after the checks of session and role they answer 501 `not_implemented`. In the client they belong to `client.planned`; naming one elsewhere does not compile.',
      ],
    },
  ],
};
