import { areas } from './areas.ts';
import { guide } from './guide.en-US.ts';

const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
const range = (least: unknown, most: unknown): string => {
  if (least === undefined) return `at most ${String(most)}`;
  if (most === undefined) return `at least ${String(least)}`;
  return least === most ? `exactly ${String(least)}` : `${String(least)} to ${String(most)}`;
};

/** Languages of the pages, and the names of their folders. */
export type Language = 'en-US' | 'zh-CN';

/** The reference's own words. What the contract says is English in every language. */
export const english = {
  language: 'en-US' as Language,
  product: 'Pagewright API',
  /** The same page in the other language. */
  other: { language: 'zh-CN' as Language, label: '中文' },
  skip: 'Skip to the content',
  search: {
    label: 'Search calls, schemas and errors',
    placeholder: 'Search (press /)',
    results: 'Results',
    none: 'Nothing found',
    found: '{n} found',
    call: 'call',
    schema: 'schema',
    error: 'error',
    role: 'roles',
    guide: 'guide',
  },
  theme: { dark: 'Dark theme', light: 'Light theme' },
  copy: { label: 'Copy', done: 'Copied' },
  navigation: { label: 'Areas', toAreas: 'Areas', guide: 'Guide', areas: 'Areas', start: 'Overview' },
  areaNames: areas('en-US'),
  area: { summary: (count: number, area: string) => `${counted(count, 'call')} of the area ${area}.` },
  start: {
    title: 'Overview',
    summary: 'Every call of the Pagewright platform: who may make it, what it takes and answers, and how it fails.',
    counts: (all: number, planned: number) =>
      `${all} calls are described; ${planned} of them are planned: they answer 501. The same as one file: `,
    languages: 'The reference is in English and Chinese; what the contract itself says is English in both.',
    whereTo: 'Begin with [the guide](guide.html): signing in, keys, lists, retries, errors.',
    areas: 'Areas',
  },
  guide,
  roles: {
    title: 'Roles and guards',
    summary: 'Who may make which call.',
    lead: 'Every call names one of these sets, or `public`. Where a role is not enough, it also names a guard.',
    roles: 'Roles',
    sets: 'Sets',
    guards: 'Guards',
  },
  errors: {
    title: 'Errors',
    summary: 'Every code that a failed answer may carry.',
    lead: 'A failed answer is `{success: false, message, data: {code, detail?, hint?}, code}`; the outer code is the HTTP status, and `message` is in the language of `Accept-Language`.',
    byClient: 'made by the client',
  },
  schemas: {
    title: 'Schemas',
    summary: 'The schemas that have a page of their own.',
    lead: 'Small schemas are folded into the calls that use them; these are the larger ones.',
    ofSchema: (name: string) => `The schema ${name}.`,
    usedBy: 'Used by',
    example: 'Example',
  },
  call: {
    planned: 'planned: answers 501',
    who: 'Roles',
    everybody: 'nobody has to be signed in',
    roles: (count: number) => counted(count, 'role'),
    guard: 'Guard',
    scope: 'Scope',
    scopes: {
      none: 'no rows of a workspace',
      platform: "the platform's own rows",
      workspace: "rows of the caller's workspace",
      application: 'rows of one application',
    },
    application: 'Application',
    applicationOf: (argument: string) => `named by \`${argument}\`; the caller's roles in it count`,
    applicationOfSystem: (argument: string) => `system roles call it inside one, named by \`${argument}\``,
    keyScope: 'Key scope',
    noKey: 'no key reaches it',
    kind: 'Kind',
    traits: {
      safe: 'only reads, so it may be repeated',
      versioned: 'takes `If-Match`; a newer stored version answers 409',
      secret: 'tells a secret once: its answer is never stored for repeats',
      buildable: 'a changed page may name it',
      withoutGesture: 'a changed page may call it without a press',
      unlogged: 'writes no entry of the operation log',
      opens: 'opens a session; the client keeps its tokens',
      refreshes: 'exchanges the tokens of a session',
      closes: 'ends the session; the client forgets its tokens',
    },
    reads: 'Reads',
    writes: 'Changes',
    path: 'Path',
    query: 'Query',
    header: 'Headers',
    body: 'Body',
    mayBeLeftOut: 'may be left out',
    answer: 'Answer',
    file: 'A file without an envelope: ',
    nothing: '`data` is null.',
    errors: 'Errors',
    usualErrors: (count: number) => `${count} more that calls of its kind have`,
    example: 'Example',
    exampleOf: (id: string) => `Example of ${id}`,
  },
  fields: {
    required: 'required',
    anyName: 'any name',
    anything: 'anything',
    always: 'always',
    or: ' or ',
    listOf: 'list of ',
    forms: (count: number) => counted(count, 'form'),
    oneOfForms: (count: number) => `one of ${count} forms`,
    fieldsOf: (name: string | undefined) => (name === undefined ? 'its fields' : `fields of ${name}`),
    like: 'like ',
    readOnly: 'only read',
    characters: (least: unknown, most: unknown) => `${range(least, most)} characters`,
    items: (least: unknown, most: unknown) => `${range(least, most)} items`,
    members: (least: unknown, most: unknown) => `${range(least, most)} members`,
    range,
    moreThan: (least: unknown) => `more than ${String(least)}`,
    noItemTwice: 'no item twice',
    preset: (value: string) => `default ${value}`,
  },
};

/** Every word of the reference's own; a language that misses one does not compile. */
export type Labels = typeof english;
