import { schemaShape } from './schema-shape.ts';
import type { Inner, Mapping, Shape } from './shape.ts';

/** Methods that calls have. */
export const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'];

/** A text in both languages. */
export const textsShape: Mapping = { what: 'a text in both languages', members: { 'en-US': 'text', 'zh-CN': 'text' } };

const content: Mapping = {
  what: 'content by media type',
  named: {
    shape: { what: 'content', members: { schema: schemaShape, example: 'any', examples: 'any' } },
    pattern: /^[\w*.+-]+\/[\w*.+-]+$/,
    like: 'media types, such as application/json',
  },
};

const response: Mapping = { what: 'a response', members: { description: 'text', content } };

/** A parameter, or a reference to one. */
export const parameterShape: Mapping = {
  what: 'a parameter',
  members: {
    $ref: 'text',
    name: 'text',
    in: 'text',
    description: 'text',
    required: 'truth',
    schema: schemaShape,
    style: 'text',
    explode: 'truth',
    example: 'any',
    examples: 'any',
  },
};

const page: Mapping = {
  what: 'a page of an answer',
  members: {
    'x-page': schemaShape,
    'x-page-with': { what: 'fields by name', named: { shape: schemaShape, pattern: /./, like: 'any names' } },
  },
};
const answer: Shape = { choose: (names) => (names.includes('x-page') ? page : schemaShape()) };

/**
 * Members of an operation, with what each may be, in the order in which they are written. What is left out of the description of a call,
 * such as `security`, is none.
 */
export const operationMembers: Readonly<Record<string, Inner>> = {
  operationId: 'text',
  tags: 'texts',
  summary: 'text',
  description: 'text',
  'x-roles': 'text',
  'x-scope': 'text',
  'x-log': {
    what: 'the words of an operation in the log',
    members: { 'en-US': 'text', 'zh-CN': 'text', sentence: textsShape, record: 'text', area: 'text' },
  },
  'x-application': 'text',
  'x-while-closed': 'true',
  'x-look-as': 'true',
  'x-buildable': 'true',
  'x-guard': 'text',
  'x-safe': 'true',
  'x-versioned': 'true',
  'x-writes': 'texts',
  'x-unlogged': 'text',
  'x-raw': 'true',
  'x-reads': 'texts',
  'x-errors': 'texts',
  'x-planned': 'true',
  'x-session': 'text',
  'x-secret': 'true',
  'x-passwords': 'true',
  'x-without-gesture': 'true',
  'x-open-in': 'texts',
  'x-support': 'text',
  'x-embedded': 'text',
  parameters: { items: parameterShape },
  requestBody: { what: 'a body', members: { required: 'truth', description: 'text', content } },
  'x-answer': answer,
  responses: { what: 'responses', named: { shape: response, pattern: /^[1-5]\d\d$/, like: 'statuses, such as 200' } },
};

const operation: Mapping = { what: 'an operation', members: operationMembers };

/** A path with operations of a shape, and with parameters that all of them have. */
export const pathShape = (shape: Shape): Mapping => ({
  what: 'a path',
  members: {
    parameters: { items: parameterShape },
    ...Object.fromEntries(methods.map((method) => [method, shape] as const)),
  },
});

/** A path whose operations are written by themselves. */
export const plainPathShape: Mapping = pathShape(operation);
