import { flatten } from '#scripts/contract/breaking/flatten.ts';
import { child, isNode, type Node } from '#scripts/contract/source.ts';
import type { DescribedOperation } from './described-operations.ts';

/**
 * A place in a request for a value that the server gave before; `otherwise` when there is none, and undefined leaves the
 * place out.
 */
export class Known {
  constructor(
    readonly name: string,
    readonly pick: number,
    readonly otherwise: unknown,
    readonly schema: unknown,
  ) {}
}

/** `user_ids`, `userId` → `userid`, `next_cursor` → `cursor`: one name for what is the same. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/^nextcursor$/, 'cursor')
    .replace(/ids$/, 'id')
    .replace(/^(user|u)id$/, 'accountid');

/** Names of values that nobody can invent: rows, tokens, addresses of files, versions. */
export const isKnowable = (name: string): boolean =>
  /(id|url|token|hash|version|ifmatch|username|password|verifycode|cursor)$/.test(plainName(name));

const isVersion = ({ name }: Known): boolean => plainName(name) === 'ifmatch';

/** Places that name a row of the call's own kind. */
const isOwn = (name: string): boolean => ['id', 'fatherid', 'parentid', 'beforeid', 'afterid'].includes(name);

/** `listTeamTags` → `teamtagid`, and `tagid` for short: what the rows are called that the call is about. */
export function rowNames(id: string): [string, string] {
  const noun = id.replace(/^(batchDelete|[a-z]+)/, '').replace(/(ie)?s$/, (end) => (end === 's' ? '' : 'y'));
  return [plainName(`${noun}Id`), plainName(`${/[A-Z][a-z]*$/.exec(noun)?.[0] ?? noun}Id`)];
}

/** `/api/b/customer/{id}/enable` → itself, then every shorter address, down to three steps. */
function addresses(path: string): string[] {
  const steps = path.split('/');
  return steps
    .map((_, index) => steps.slice(0, steps.length - index).join('/'))
    .filter((address) => !address.endsWith('}') && address.split('/').length > 3);
}

/** `/configuration/{kind}/{key}/draft` → `/configuration/loginPage/login`: where the thing itself is that a call is about. */
function locationOf(path: string, values: unknown): string {
  const thing = path.includes('}') ? path.slice(0, path.lastIndexOf('}') + 1) : path;
  return thing.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => String(child({ values }, 'values')[name]));
}

/** What only the server can have given, whoever calls: a name and a password may as well be new ones. */
const isGivenText = (name: string, text: string): boolean =>
  text.startsWith('01JD3Q4V9M8X2T6W5R7Y1Z0') || plainName(name).endsWith('token');

/** Where a documented value is: its name, and what the contract says of it. */
interface Documented {
  schema: unknown;
  description: Node;
  name?: string;
}

/**
 * The ids and tokens of the documentation are nobody's: in a documented body each is a place for one that exists and that its schema
 * allows. Where the schema has alternatives, any value of that name is taken.
 */
export function withKnown(example: unknown, pick: number, { schema, description, name = 'body' }: Documented): unknown {
  const level = isNode(schema) ? flatten(schema, description) : {};
  if (Array.isArray(example))
    return example.map((one, index) => withKnown(one, pick + index, { schema: level['items'], description, name }));
  if (typeof example === 'string')
    return isGivenText(name, example) ? new Known(name, pick, example, schema ?? {}) : example;
  if (!isNode(example)) return example;
  const properties = child(level, 'properties');
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [
      key,
      withKnown(value, pick, { schema: properties[key], description, name: key }),
    ]),
  );
}

/** The same request with the newest of the known values, or with those that came so many before them. */
export function withNewest<T>(request: T, before: number): T {
  const changed = (part: unknown): unknown => {
    if (part instanceof Known) return new Known(part.name, before, part.otherwise, part.schema);
    if (Array.isArray(part)) return part.map(changed);
    if (!isNode(part) || !isPlain(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, changed(value)]));
  };
  // Safe: the same shape.
  return changed(request) as T;
}

/** Files and buffers go through as they are. */
const isPlain = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** A list in which two places came to the same value: the later one goes, as a list of ids names each row once. */
function distinct(before: unknown[], after: unknown[]): unknown[] {
  if (!before.some((one) => one instanceof Known)) return after;
  return after.filter((one, index) => after.indexOf(one) === index);
}

/** Values that answers carried, by name and by the address they came from; nothing that the fuzz itself lives on. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();
  readonly #forbidden = new Set<unknown>();
  /** By a row's id; of what has no id by the place where it is. */
  readonly #versions = new Map<unknown, unknown>();
  /** Rows that a call refused, by its id: gone, in use, or another's. */
  readonly #refused = new Map<string, Set<unknown>>();

  /** What no request that writes may name: the accounts and workspaces of the callers themselves. */
  forbid(values: Iterable<unknown>): void {
    for (const value of values) this.#forbidden.add(value);
  }

  /** Keeps a value by hand, under a name as it stands in requests. */
  add(name: string, value: unknown): void {
    const values = this.#values.get(name) ?? [];
    if (!values.includes(value)) values.push(value);
    // Old rows may be gone; so many are enough to choose from.
    this.#values.set(name, values.slice(-50));
  }

  /** Rows that a call takes away are gone for all; what it merely names stays. */
  forget({ id }: DescribedOperation, values: readonly unknown[]): void {
    const [name] = rowNames(id);
    const gone = new Set(values.filter((value) => this.#values.get(name)?.includes(value)));
    for (const [key, stored] of this.#values)
      this.#values.set(
        key,
        stored.filter((value) => !gone.has(value)),
      );
  }

  /** The call does not take these rows, which others may: it is given them again when it has refused all that are known. */
  refuse({ id }: DescribedOperation, values: readonly unknown[]): void {
    this.#refused.set(id, new Set([...(this.#refused.get(id) ?? []), ...values]));
  }

  /** The version that the server says a thing has by now: of these rows, or of what stands where the call went. */
  learnVersion({ table }: DescribedOperation, path: unknown, rows: readonly unknown[], version: unknown): void {
    for (const thing of [...rows, locationOf(table.path, path)]) this.#versions.set(thing, version);
  }

  /** Looks through the data of an answer for values that later requests can name. `path` holds the request's values. */
  learn(operation: DescribedOperation, data: unknown, path: unknown = {}): void {
    this.#learnAt(operation, data, '', locationOf(operation.table.path, path));
  }

  #learnAt(operation: DescribedOperation, data: unknown, name: string, location: string): void {
    if (Array.isArray(data)) {
      for (const item of data.slice(0, 20)) this.#learnAt(operation, item, name, location);
    } else if (isNode(data)) {
      if ('version' in data) this.#versions.set(data['id'] ?? location, data['version']);
      // What stands in `user_ids` or under a language of `hash` is still what that name says.
      const inner = isKnowable(name) && name !== 'id' ? name : undefined;
      // The row itself, or one of another kind that it carries: `departments: [{ id }]`.
      const id = ['', 'items', 'children'].includes(name) ? 'id' : `${name.replace(/s$/, '')}_id`;
      for (const [key, value] of Object.entries(data))
        this.#learnAt(operation, value, key === 'id' ? id : isKnowable(key) ? key : (inner ?? key), location);
    } else if (data !== '' && data !== null) {
      const { id, table } = operation;
      if (isKnowable(name)) this.#learnOne(id, table.path, plainName(name), data);
      // `/files/a.png` is what a path `/files/{name}` can be called with.
      const [, folder, last] = typeof data === 'string' ? (/^(\/.*\/)([^/]+)$/.exec(data) ?? []) : [];
      if (folder !== undefined) this.add(folder, last);
    }
  }

  #learnOne(id: string, path: string, name: string, value: unknown): void {
    if (name !== 'id') {
      // A cursor is for its own list alone.
      this.add(name === 'cursor' ? `cursor of ${path}` : name, value);
      return;
    }
    // Of what belongs to one row: `/team/{id}/people` lists no teams.
    const own = addresses(path).filter((address) => address.includes('{') || !path.includes('{'));
    for (const key of [...rowNames(id), ...own]) this.add(key, value);
  }

  /** Fills every `Known` of a request with a value that its schema allows. */
  fill<T>(request: T, { id, table }: DescribedOperation, fits: (schema: unknown, value: unknown) => boolean): T {
    const rows: unknown[] = [];
    const choose = (known: Known): unknown => {
      const chosen = this.#choose(known, { id, path: table.path, scope: table.scope }, rows, !table.safe, fits);
      rows.push(chosen);
      return chosen;
    };
    const filled = (part: unknown): unknown => {
      if (part instanceof Known) return isVersion(part) ? part : choose(part);
      if (Array.isArray(part)) return distinct(part, part.map(filled));
      if (!isNode(part) || !isPlain(part)) return part;
      const entries = Object.entries(part).map(([key, value]): [string, unknown] => [key, filled(value)]);
      return Object.fromEntries(entries.filter(([key, value]) => value !== undefined || part[key] === undefined));
    };
    const withVersions = (part: unknown): unknown => {
      if (part instanceof Known) return this.#version(part, [...rows, location], fits);
      if (!isNode(part) || !isPlain(part)) return part;
      const entries = Object.entries(part).map(([key, value]): [string, unknown] => [key, withVersions(value)]);
      return Object.fromEntries(entries.filter(([key, value]) => value !== undefined || part[key] === undefined));
    };
    const withRows = filled(request);
    const location = locationOf(table.path, child({ withRows }, 'withRows')['path']);
    // Safe: the same shape, with plain values in place of `Known`. Versions come last: they are those of the rows.
    return withVersions(withRows) as T;
  }

  /** The version of the first of these rows that has one. */
  #version({ schema, otherwise }: Known, rows: unknown[], fits: (schema: unknown, value: unknown) => boolean): unknown {
    const versions = rows.map((row) => this.#versions.get(row));
    return versions.find((version) => version !== undefined && fits(schema, version)) ?? otherwise;
  }

  #choose(
    known: Known,
    { id, path, scope }: { id: string; path: string; scope: string },
    taken: readonly unknown[],
    isWrite: boolean,
    fits: (schema: unknown, value: unknown) => boolean,
  ): unknown {
    const name = plainName(known.name);
    const folder = path.split('{')[0] ?? '';
    const isFolder = folder.endsWith('/');
    const keys = isOwn(name)
      ? [
          rowNames(id)[0],
          ...addresses(folder.replace(/\/$/, '')),
          rowNames(id)[1],
          // `/app/info/{id}`: what a call of an application is about, when it says so in other words.
          ...(scope === 'application' ? ['applicationid'] : []),
        ]
      : [name, ...(isFolder ? [folder] : [])];
    if (name === 'cursor') keys.push(`cursor of ${path}`);
    for (const key of keys) {
      const usable = (this.#values.get(key) ?? []).filter(
        (value) => !(isWrite && this.#forbidden.has(value)) && fits(known.schema, value),
      );
      const refused = this.#refused.get(id);
      const untried = usable.filter((value) => !refused?.has(value));
      // All were refused: what is stored has changed since, and may be what the call wants by now.
      if (untried.length === 0) for (const value of usable) refused?.delete(value);
      const choice = untried.length > 0 ? untried : usable;
      // What is moved is not moved below itself.
      const others = choice.filter((value) => !taken.includes(value));
      const from = others.length > 0 ? others : choice;
      if (from.length > 0) return from.at(-1 - (known.pick % from.length));
    }
    return known.otherwise;
  }
}
