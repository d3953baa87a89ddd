import { describe, expect, it } from 'vitest';
import { readContract } from './contract.ts';

const closed = (properties: Record<string, unknown>, required: string[]): unknown => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

/** What the checker knows of a call with this body. */
function parametersOf(schema: unknown) {
  const contract = readContract({
    paths: {
      '/things/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        put: {
          operationId: 'changeThing',
          'x-roles': 'public',
          requestBody: { content: { 'application/json': { schema } } },
          responses: {},
        },
      },
    },
    components: {
      schemas: { Square: closed({ shape: { const: 'square' }, side: { type: 'number' } }, ['shape', 'side']) },
    },
  });
  return contract.operations['changeThing']?.parameters;
}

describe('the arguments of a call', () => {
  it('whose body has alternatives are the fields of all, and the ones that each needs are needed', () => {
    const circle = closed({ shape: { const: 'circle' }, radius: { type: 'number' } }, ['shape', 'radius']);
    const parameters = parametersOf({ oneOf: [circle, { $ref: '#/components/schemas/Square' }] });
    expect(Object.keys(parameters?.properties ?? {}).sort()).toEqual(['body', 'id', 'radius', 'shape', 'side']);
    expect(parameters?.properties?.['shape']).toEqual({ anyOf: [{ const: 'circle' }, { const: 'square' }] });
    expect(parameters?.required).toEqual(['id', 'shape']);
    expect(parameters?.additionalProperties).toBe(false);
  });

  it('are open when one of the alternatives is', () => {
    const parameters = parametersOf({ oneOf: [{ $ref: '#/components/schemas/Square' }, { type: 'object' }] });
    expect(parameters?.additionalProperties).toBe(true);
  });
});
