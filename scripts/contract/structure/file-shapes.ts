import { doorsMember, doorsShape, pathsShape } from './door-shape.ts';
import { parameterShape, textsShape } from './operation-shape.ts';
import { schemasShape } from './schema-shape.ts';
import type { Mapping, Shape } from './shape.ts';

const named = (what: string, shape: Shape): Mapping => ({
  what,
  named: { shape, pattern: /^[A-Za-z][\w-]*$/, like: 'words' },
});

const parameters = named('components.parameters', parameterShape);

/** A file of `openapi/areas`, where calls go through the doors with these names. */
export const areaShape = (doors: readonly string[]): Mapping => ({
  what: 'a file of an area',
  members: {
    area: 'text',
    'x-log': textsShape,
    paths: pathsShape(doors),
    components: { what: 'components', members: { schemas: schemasShape, parameters } },
  },
});

/** A file of `openapi/schemas`, and the `kind.yaml` of a kind of field. */
export const sharedShape: Mapping = {
  what: 'a file of shared schemas',
  members: { components: { what: 'components', members: { schemas: schemasShape, parameters } } },
};

export const commonShape: Mapping = {
  what: 'common.yaml',
  members: {
    openapi: 'text',
    info: 'any',
    servers: 'any',
    'x-cache-tags': named('x-cache-tags', 'text'),
    'x-log-areas': named('x-log-areas', textsShape),
    [doorsMember]: doorsShape,
    'x-standard-headers': {
      what: 'x-standard-headers',
      members: { all: 'texts', signedIn: 'texts', lookAs: 'texts', writes: 'texts', versioned: 'texts' },
    },
    components: {
      what: 'components',
      members: { securitySchemes: 'any', parameters, schemas: schemasShape },
    },
  },
};

export const rolesShape: Mapping = {
  what: 'roles.yaml',
  members: {
    roles: named('roles', { what: 'a role', members: { kind: 'text', 'en-US': 'text', 'zh-CN': 'text' } }),
    sets: named('sets of roles', { what: 'a set of roles', members: { description: 'text', roles: 'texts' } }),
    guards: named('guards', 'text'),
  },
};

/** Its codes are checked with the rest of the catalogue (`check-catalogues.ts`); here a member in a wrong position gets its line. */
export const errorsShape: Mapping = named('errors.yaml', {
  what: 'an error',
  members: {
    status: 'any',
    standard: 'text',
    detail: 'text',
    client: 'true',
    'en-US': 'text',
    'zh-CN': 'text',
    hint: 'text',
  },
});
