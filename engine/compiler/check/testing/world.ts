import type { DocumentSource } from '#engine/document';
import page from './good-page.json' with { type: 'json' };
import others from './other-documents.json' with { type: 'json' };

const text = { type: 'string', 'x-text': true };

export const roleSets: Record<string, string[]> = { admins: ['ADMIN'], users: ['ADMIN', 'USER'] };

export const messages: Record<string, Record<string, string>> = {
  'en-US': {
    'a.title': 'Customers',
    'a.name': 'Name',
    'a.hello': 'Hello {name}',
    'a.one': 'Only here',
    'a.bad': 'Broken {',
    'widget.Table.empty': 'Nothing',
  },
  'zh-CN': {
    'a.title': '客户',
    'a.name': '名称',
    'a.hello': '你好 {name}',
    'a.bad': '{',
    'widget.Table.empty': '没有',
  },
};

export const widgets = {
  Stack: {
    $id: 'Stack',
    title: 'Stack',
    category: 'layout',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: { gap: { enum: ['sm', 'md'] }, columns: { type: 'integer', minimum: 1 } },
    },
    slots: { default: {} },
  },
  Outlet: {
    $id: 'Outlet',
    title: 'Outlet',
    category: 'layout',
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        region: { type: 'string', 'x-literal': true },
        accepts: { type: 'array', items: { type: 'string' }, 'x-literal': true },
        required: { type: 'boolean', 'x-literal': true },
      },
    },
  },
  Region: {
    $id: 'Region',
    title: 'Region',
    category: 'layout',
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: { type: 'string', 'x-literal': true } },
    },
    slots: { default: {} },
  },
  Button: {
    $id: 'Button',
    title: 'Button',
    category: 'action',
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['label'],
      properties: { label: text, disabled: { type: 'boolean' }, href: { type: 'string', 'x-url': true } },
    },
    events: { click: {} },
  },
  TextField: {
    $id: 'TextField',
    title: 'Text field',
    category: 'input',
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['label'],
      properties: { label: text, maxLength: { type: 'integer', maximum: 100 } },
    },
    bind: { type: 'string' },
    events: {
      change: { detail: { type: 'object', additionalProperties: false, properties: { value: { type: 'string' } } } },
    },
  },
  Table: {
    $id: 'Table',
    title: 'Table',
    category: 'data',
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['rows'],
      properties: {
        rows: { type: 'array' },
        total: { type: 'integer' },
        options: {
          type: 'array',
          'x-key': 'value',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['value', 'label'],
            properties: { value: { type: 'string' }, label: text },
          },
        },
      },
    },
    binds: { page: { type: 'integer' }, sort: { type: 'string' } },
    events: {
      rowClick: {
        detail: { type: 'object', additionalProperties: false, properties: { row: { 'x-item-of': 'rows' } } },
      },
    },
    slots: {
      columns: { accepts: ['Column'], locals: { row: { 'x-item-of': 'rows' } } },
      chosen: { locals: { rows: { type: 'array', items: { 'x-item-of': 'rows' } } } },
    },
  },
  Column: {
    $id: 'Column',
    title: 'Column',
    category: 'data',
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['header'],
      properties: { header: text, value: {} },
    },
  },
  Form: {
    $id: 'Form',
    title: 'Form',
    category: 'input',
    props: {
      type: 'object',
      additionalProperties: false,
      required: ['form'],
      properties: { form: { type: 'string', 'x-form': true } },
    },
  },
};

function operation(operationId: string, roles: string, parameters: unknown[], answer: unknown, body?: unknown) {
  return {
    operationId,
    'x-roles': roles,
    parameters,
    ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
    responses: {
      200: { content: { 'application/json': { schema: { type: 'object', properties: { data: answer } } } } },
    },
  };
}

const query = (name: string, type: string, required = false) => ({ name, in: 'query', required, schema: { type } });

export const contract = {
  paths: {
    '/customers': {
      get: operation('listCustomers', 'users', [query('page', 'integer'), query('search', 'string')], {
        $ref: '#/components/schemas/Customers',
      }),
      post: operation(
        'addCustomer',
        'admins',
        [],
        { $ref: '#/components/schemas/Customer' },
        {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: { name: { type: 'string' }, status: { type: 'string', enum: ['on', 'off'] } },
        },
      ),
    },
    '/customer': {
      get: operation('getCustomer', 'users', [query('id', 'string', true)], { $ref: '#/components/schemas/Customer' }),
    },
    '/env': {
      get: operation('getEnvironment', 'public', [], { type: 'object', properties: { product: { type: 'string' } } }),
    },
    '/me': { get: operation('getUserInfo', 'users', [], { type: 'object', properties: { name: { type: 'string' } } }) },
  },
  components: {
    schemas: {
      Customers: {
        type: 'object',
        properties: {
          items: { type: 'array', items: { $ref: '#/components/schemas/Customer' } },
          total: { type: 'integer' },
        },
      },
      Customer: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          age: { type: 'integer' },
          status: { type: 'string', enum: ['on', 'off'] },
        },
      },
    },
  },
};

/** A valid page that uses every part of the language. */
// Safe: the first test checks that the page is valid.
export const goodPage = page as unknown as DocumentSource;

/** The layout, form and fragment that it names, by id. */
// Safe: the same.
export const documents = Object.fromEntries(others.map((document) => [document.id, document])) as unknown as Record<
  string,
  DocumentSource
>;
