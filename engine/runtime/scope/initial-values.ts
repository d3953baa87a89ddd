import type { CompiledField, CompiledScope } from '#engine/document';
import type { EngineHost } from '../host/host.ts';
import { ownPath } from '../evaluate/own-value.ts';
import type { Locals, PageScope } from './page-scope.ts';

type Fields = Readonly<Record<string, CompiledField>> | undefined;
type Values = Record<string, unknown>;

/** What the roots of a scope hold before anything was loaded; `data` and its sisters are filled by the sources. */
export function initialValues(part: CompiledScope, params: Locals, host: EngineHost, previous: PageScope | undefined) {
  return {
    params: withDefaults(part.params, params),
    state: {
      ...defaults(part.state),
      ...(previous
        ? carriedOver(part.state, previous)
        : host.address?.valuesOf(part.state, host.navigator.location().query)),
    },
    data: {},
    loading: {},
    failed: {},
    query: host.navigator.location().query,
    user: userOf(host),
  } satisfies Record<string, Values | Locals | null>;
}

/** What is known of the user, as the root `user`. */
export function userOf(host: EngineHost): Values | null {
  const user = host.user();
  return user && { ...user };
}

/** The given values, and the defaults of the declared fields that are not among them. */
export function withDefaults(fields: Fields, given: Locals): Values {
  return { ...defaults(fields), ...given };
}

/** The default of each declared field; null for a field without one. */
function defaults(fields: Fields): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(fields ?? {}))
    if (name !== '__proto__') values[name] = ownPath(field, ['default']);
  return values;
}

/** The values of the fields that the document before had as well, of the same type. */
function carriedOver(fields: Fields, { document, read }: PageScope): Values {
  const names = Object.keys(fields ?? {}).filter((name) => {
    const type = ownPath(document.state, [name, 'type']);
    return type !== null && type === ownPath(fields, [name, 'type']);
  });
  return Object.fromEntries(names.map((name) => [name, read(['state', name])]));
}
