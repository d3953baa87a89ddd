import type { DocumentSource } from '../../document/source.ts';

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
    props: { type: 'object', additionalProperties: false },
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
    events: { rowClick: { detail: { type: 'object', additionalProperties: false, properties: { row: {} } } } },
    slots: { columns: { accepts: ['Column'], locals: { row: { 'x-item-of': 'rows' } } } },
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

/** A page with something of everything, and no mistake. */
export const goodPage: DocumentSource = {
  kind: 'page',
  version: 1,
  id: 'a.customers',
  route: '/customers',
  roles: 'users',
  layout: 'a.frame',
  title: { t: 'a.title' },
  state: {
    search: { type: 'string', default: '' },
    page: { type: 'integer', default: 1 },
    chosen: { type: 'array', default: [] },
  },
  data: { customers: { call: 'listCustomers', with: { page: { $: 'state.page' }, search: { $: 'state.search' } } } },
  body: {
    id: 'root',
    widget: 'Stack',
    props: { gap: 'md' },
    slots: {
      default: [
        {
          id: 'search',
          widget: 'TextField',
          props: { label: { t: 'a.name' } },
          bind: 'state.search',
          rules: [{ test: 'size(state.search) < 20', text: { t: 'a.name' } }],
        },
        {
          id: 'table',
          widget: 'Table',
          props: { rows: { $: 'data.customers.items' }, options: [{ value: 'x', label: { t: 'a.name' } }] },
          on: { rowClick: [{ do: 'openDrawer', drawer: 'detail', with: { id: { $: 'event.row.id' } } }] },
          slots: {
            columns: [
              {
                id: 'name',
                widget: 'Column',
                props: { header: { t: 'a.hello', values: { name: { $: 'user.name' } } }, value: { $: 'row.name' } },
              },
            ],
          },
        },
        {
          id: 'add',
          widget: 'Button',
          when: 'state.page > 0',
          roles: 'admins',
          props: { label: { t: 'a.name' }, disabled: { $: 'loading.customers' }, href: '/customers' },
          on: {
            click: [
              { do: 'confirm', text: { t: 'a.name' } },
              {
                do: 'call',
                call: 'addCustomer',
                with: { name: { $: 'state.search' }, status: 'on' },
                then: [{ do: 'toast', text: { $: 'result.name' } }],
              },
              { do: 'setState', path: 'state.page', value: 1 },
            ],
          },
        },
        { id: 'form', widget: 'Form', props: { form: 'a.form' } },
        { id: 'box', fragment: 'a.box', params: { label: { t: 'a.name' }, count: { $: 'state.page' } } },
      ],
    },
  },
  drawers: {
    detail: {
      title: { t: 'a.title' },
      params: { id: { type: 'string' } },
      data: { customer: { call: 'getCustomer', with: { id: { $: 'params.id' } } } },
      body: { id: 'facts', widget: 'Stack', each: { in: 'page.state.chosen', as: 'one', key: 'one.id' } },
    },
  },
};

export const documents: Record<string, DocumentSource> = {
  'a.frame': {
    kind: 'layout',
    version: 1,
    id: 'a.frame',
    roles: 'users',
    body: { id: 'frame', widget: 'Stack', slots: { default: [{ id: 'outlet', widget: 'Outlet' }] } },
  },
  'a.form': {
    kind: 'form',
    version: 1,
    id: 'a.form',
    schema: { type: 'object', properties: { name: { type: 'string', title: { t: 'a.name' } } } },
  },
  'a.box': {
    kind: 'fragment',
    version: 1,
    id: 'a.box',
    params: { label: { type: 'string' }, count: { type: 'number' } },
    state: { open: { type: 'boolean', default: false } },
    body: {
      id: 'inner',
      widget: 'Button',
      when: 'params.count > 0 && !state.open',
      props: { label: { $: 'params.label' } },
      on: {
        click: [
          { do: 'setState', path: 'state.open', value: true },
          { do: 'openDialog', dialog: 'more' },
        ],
      },
    },
    dialogs: {
      more: {
        title: { t: 'a.title' },
        state: { open: { type: 'boolean' } },
        body: {
          id: 'text',
          widget: 'TextField',
          when: 'page.state.open && !state.open',
          props: { label: { $: 'page.params.label' } },
        },
      },
    },
  },
};
