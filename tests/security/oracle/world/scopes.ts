import { createHash } from 'node:crypto';

/** Where rows are, and how they can be told from all others. */
export interface Scope {
  readonly name: 'own' | 'otherApplication' | 'foreign' | 'platform';
  /** Begins the id of every row there. */
  readonly prefix: string;
  /** Is in every text of every row there. */
  readonly word: string;
}

/** A workspace with one of its applications. */
export interface WorkspaceScope extends Scope {
  readonly name: Exclude<Scope['name'], 'platform'>;
  readonly wsId: string;
  readonly appId: string;
  /** The main colour of its theme, where it has one of its own. */
  readonly colour?: string;
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id in the form of a ULID that begins with the prefix; the same for the same name. */
export function idOf(prefix: string, name: string): string {
  const digest = createHash('sha256').update(name).digest();
  const rest = Array.from(digest.subarray(0, 26 - prefix.length), (byte) => alphabet[byte & 31]).join('');
  return `${prefix}${rest}`;
}

const ownPrefix = '01AAAAAAAA';
const foreignPrefix = '01BBBBBBBB';

export const own: WorkspaceScope = {
  name: 'own',
  wsId: idOf('01WS', 'own'),
  appId: idOf(ownPrefix, 'application'),
  prefix: ownPrefix,
  word: 'Aardvark',
};

/** The same workspace, another application. */
export const otherApplication: WorkspaceScope = {
  ...own,
  name: 'otherApplication',
  appId: idOf(ownPrefix, 'other application'),
};

export const foreign: WorkspaceScope & { colour: string } = {
  name: 'foreign',
  wsId: idOf('01WS', 'foreign'),
  appId: idOf(foreignPrefix, 'application'),
  prefix: foreignPrefix,
  word: 'Bluebird',
  colour: '#0b5351',
};

/** A workspace that invites the people of a scope; `name` is that of the scope's rows. It is no mark of the scope. */
export const inviterOf = (name: string): string => idOf('01WS', `inviter ${name}`);

/** What belongs to no workspace. */
export const platform: Scope = { name: 'platform', prefix: '01PPPPPPPP', word: 'Penguin' };

export const workspaceScopes: readonly WorkspaceScope[] = [foreign, own, otherApplication];

/** An id that nothing has. */
export const unknownId = idOf('01ZZZZZZZZ', 'nothing');
