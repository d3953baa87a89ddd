/** One row: identifiers that this code does not use, and what to write in their stead. */
export interface Row {
  /** Exact names, in any capitalisation of their first letter. */
  not: readonly string[];
  /** The names are also found as a part of a compound: `fault` in `documentFault`. */
  inCompounds?: true;
  but: string;
  why: string;
}

/** The folders in which the glossary holds. */
export const rooms = [
  'app',
  'engine',
  'openapi',
  'schemas',
  'kinds',
  'scripts',
  'server',
  'stories',
  'tests',
  'widgets',
] as const;

/** Words that only this project used, each with the field's own term. Tests, types and file names are held to it too. */
export const glossary: readonly Row[] = [
  {
    not: ['mistake', 'mistakes'],
    inCompounds: true,
    but: 'issue (of a value, a form, a request) or diagnostic (of a document, an expression, a contract)',
    why: 'Validators report issues, compilers report diagnostics.',
  },
  {
    not: ['fault', 'faults'],
    inCompounds: true,
    but: 'diagnostic (of a document, an expression, a contract), issue (of a value) or error (what was thrown)',
    why: 'A fault may be any of the three.',
  },
  {
    not: ['problem', 'problems'],
    inCompounds: true,
    but: 'issue, diagnostic or failure (of a call)',
    why: 'A problem may be any of the three.',
  },
  {
    not: ['refusal', 'refusals'],
    inCompounds: true,
    but: 'denial (by a permission or a policy), issue (of a value) or failure (of a call)',
    why: 'A refusal does not say who refused.',
  },
  {
    not: ['place', 'places'],
    inCompounds: true,
    but: 'pointer, path, position, index, location, slot or context',
    why: 'It had eleven meanings.',
  },
  {
    not: [
      'wordsIn',
      'wordOf',
      'strayWord',
      'titleWords',
      'typeWords',
      'mistakeWords',
      'adviceWords',
      'FormWords',
      'OverlayWords',
    ],
    but: 'text, texts, labels or messages',
    why: 'Words are what a text is made of.',
  },
  {
    not: ['told', 'toldIn', 'tell', 'tells', 'telling'],
    inCompounds: true,
    but: 'localize, localized, report or notify',
    why: 'A text is localized, an error is reported, a listener is notified.',
  },
  {
    not: ['kept'],
    inCompounds: true,
    but: 'persisted (on the device), stored, cached or remaining',
    why: 'It does not say where, nor for how long.',
  },
  {
    not: ['standing'],
    but: 'location or context',
    why: 'It is the position of a walk through a document.',
  },
  {
    not: ['useHeld', 'useFollowed', 'useChosen', 'useFlag', 'useList'],
    but: 'useControllableState',
    why: 'They are one hook, known by this name.',
  },
  { not: ['late', 'lateAction'], but: 'lazy or deferred', why: 'Code that loads when it is needed is lazy.' },
  { not: ['here'], but: 'loaded, or what is there: testHost, currentLocation', why: 'A value is not an adverb.' },
  {
    not: ['draughtsman', 'draughtsmen', 'drawn', 'paperWindow', 'drawingThread'],
    inCompounds: true,
    but: 'prerenderer, prerendered, window stub or render worker',
    why: 'Pages are prerendered.',
  },
  {
    not: ['lay', 'laid', 'layering'],
    but: 'applyOverlay, resolved',
    why: 'Overlays are applied; the result is resolved.',
  },
  {
    not: ['entrance', 'entrances', 'admission', 'admissions'],
    inCompounds: true,
    but: 'sign-in option, sign-in policy or sign-in origin',
    why: 'People sign in.',
  },
  { not: ['unheard'], but: 'inert props', why: 'Props that no widget reads are inert.' },
  {
    not: ['sendAlong', 'keptQuery', 'joiningSocket'],
    but: 'enqueue, precompiled query',
    why: 'These are the terms of database drivers.',
  },
  { not: ['noting'], but: 'with denial audit', why: 'What is written is the audit log.' },
  { not: ['moving', 'movingProps'], but: 'dynamic', why: 'Props that an expression gives are dynamic.' },
  {
    not: ['reading', 'readings', 'stopReading'],
    but: 'path subscription, unsubscribe',
    why: 'Paths are subscribed to.',
  },
  { not: ['spokesman', 'spokesmen'], but: 'delegate', why: 'What acts for another one is its delegate.' },
  {
    not: ['whoever', 'nobody', 'somebody', 'anew'],
    inCompounds: true,
    but: 'the user, anonymous, changed, again',
    why: 'A name says what it is, in the order of plain English.',
  },
];

/** A name of the glossary that has to stay, because something outside of this code has it. */
export interface Exception {
  file: string;
  name: string;
  why: string;
}

const columnName = 'The column of the database has this name.';

export const exceptions: readonly Exception[] = [
  { file: 'engine/document/compiled.ts', name: 'fault', why: 'Compiled documents travel to browsers.' },
  { file: 'server/kernel/errors/domain-error.ts', name: 'faults', why: 'It is a field of failed answers.' },
  {
    file: 'server/domains/configuration/operations/getDocumentPlaces.ts',
    name: 'getDocumentPlaces',
    why: 'It is a call.',
  },
  { file: 'server/kernel/db/tables/session-tables.ts', name: 'place', why: columnName },
  { file: 'server/domains/identity/third-login/attempts.ts', name: 'place', why: columnName },
  {
    file: 'server/kernel/db/migrations/0101-attempts-of-their-place.ts',
    name: 'attemptsOfTheirPlace',
    why: 'Migrations that ran stay as they are.',
  },
  {
    file: 'server/kernel/db/migrations/0101-attempts-of-their-place.ts',
    name: '0101AttemptsOfTheirPlace',
    why: 'Migrations that ran stay as they are.',
  },
];
