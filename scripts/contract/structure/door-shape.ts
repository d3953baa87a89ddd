import { operationMembers, parameterShape, pathShape, plainPathShape } from './operation-shape.ts';
import type { Mapping } from './shape.ts';

/** The part of a path that each door has another text for. */
export const doorPart = '{door}';

/** The member of common.yaml that declares doors, and that of a call that is written once for several of them. */
export const doorsMember = 'x-doors';

/** The doors of common.yaml: what each gives to all calls through it. */
export const doorsShape: Mapping = {
  what: 'doors',
  named: {
    shape: {
      what: 'a door',
      needs: ['path', 'parameter', 'words'],
      members: {
        path: 'text',
        parameter: parameterShape,
        words: { what: 'the words of a door', named: { shape: 'text', pattern: /^[a-z]+$/, like: 'in small letters' } },
        'x-guard': 'text',
        'x-errors': 'texts',
      },
    },
    pattern: /^[a-z][A-Za-z]*$/,
    like: 'in camelCase',
  },
};

/** The calls of an area by path and method. Those of a path with `{door}` have `x-doors`, whose members are the declared doors. */
export function pathsShape(doors: readonly string[]): Mapping {
  const { operationId: _own, ...shared } = operationMembers;
  const through: Mapping = { what: 'a call through a door', needs: ['operationId'], members: operationMembers };
  const family: Mapping = {
    what: 'a call with doors',
    needs: [doorsMember],
    members: {
      [doorsMember]: {
        what: 'the doors of a call',
        members: Object.fromEntries(doors.map((door) => [door, through] as const)),
      },
      ...shared,
    },
  };
  return {
    what: 'paths',
    named: {
      shape: (path) => (path.includes(doorPart) ? pathShape(family) : plainPathShape),
      pattern: /^\//,
      like: 'addresses, such as /api/teams',
    },
  };
}
