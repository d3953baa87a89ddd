import type { DocumentSource, NodeSource, StateField } from '#engine/document';

/** A text that an administrator wrote, in both languages. */
const words = (english: string, chinese: string) => ({ t: { 'en-US': english, 'zh-CN': chinese } });

const root = 'x.page';
const perSection = 25;

/** The fields of a section and the buttons below them. */
function fields(name: string, number: number): NodeSource {
  const field = (kind: string): string => `state.${name}${kind}`;
  const save = {
    do: 'call',
    call: 'createPosition',
    with: { tagName: { $: `trim(${field('Name')})` }, domain: { $: `${field('Kind')} == 'team' ? 'team' : 'duty'` } },
    then: [
      { do: 'toast', kind: 'success', text: words(`Part ${number} is saved`, `第 ${number} 部分已保存`) },
      { do: 'refresh', data: name },
    ],
    catch: [{ do: 'toast', kind: 'error', text: { $: 'error.message' } }],
  };
  return {
    id: `x.${name}Form`,
    widget: 'FormLayout',
    props: { label: words(`Fields of part ${number}`, `第 ${number} 部分的字段`), columns: 2 },
    slots: {
      default: [
        {
          id: `x.${name}Name`,
          widget: 'TextField',
          props: { label: words('Name', '名称'), required: true, maxLength: 60 },
          bind: field('Name'),
          rules: [
            {
              test: `size(trim(coalesce(${field('Name')}, ''))) > 1`,
              text: words('Two letters at least', '至少两个字'),
            },
          ],
        },
        {
          id: `x.${name}Count`,
          widget: 'NumberField',
          props: { label: words('Count', '数量'), min: 0, max: { $: `${field('Agreed')} ? 1000 : 10` } },
          bind: field('Count'),
        },
        {
          id: `x.${name}Kind`,
          widget: 'Select',
          props: {
            label: words('Kind', '类型'),
            options: [
              { value: 'duty', label: words('Duty', '职务') },
              { value: 'team', label: words('Team', '团队') },
            ],
          },
          bind: field('Kind'),
          on: { change: [{ do: 'run', actions: `${name}Reset` }] },
        },
        {
          id: `x.${name}Agreed`,
          widget: 'Checkbox',
          props: { label: words('Agreed', '已同意'), disabled: { $: `loading.${name}` } },
          bind: field('Agreed'),
        },
        {
          id: `x.${name}Day`,
          widget: 'DateField',
          when: `${field('Kind')} == 'team'`,
          props: { label: words('Day', '日期') },
          bind: field('Day'),
        },
        {
          id: `x.${name}Shown`,
          widget: 'Switch',
          props: { label: words('Show the list', '显示列表') },
          bind: field('Shown'),
        },
      ],
      actions: [
        {
          id: `x.${name}Actions`,
          widget: 'Stack',
          props: { direction: 'row', gap: 'sm' },
          slots: {
            default: [
              {
                id: `x.${name}Save`,
                widget: 'Button',
                props: { label: words('Save', '保存'), variant: 'primary', disabled: { $: `!${field('Agreed')}` } },
                on: { click: [save] },
              },
              {
                id: `x.${name}Reset`,
                widget: 'Button',
                props: { label: words('Reset', '重置') },
                on: { click: [{ do: 'run', actions: `${name}Reset` }] },
              },
            ],
          },
        },
      ],
    },
  };
}

/** The table of a section: columns, a filter and buttons of rows. */
function table(name: string): NodeSource {
  const column = (key: string, english: string, chinese: string, value: string): NodeSource => ({
    id: `x.${name}${key}`,
    widget: 'Column',
    props: { header: words(english, chinese), value: { $: value } },
  });
  return {
    id: `x.${name}Table`,
    widget: 'Table',
    when: `state.${name}Shown`,
    props: {
      label: words('Positions', '职位'),
      rows: { $: `data.${name}.items` },
      total: { $: `data.${name}.total` },
      loading: { $: `loading.${name}` },
      error: { $: `failed.${name}.message` },
    },
    binds: { page: `state.${name}Page` },
    on: { retry: [{ do: 'refresh', data: name }] },
    slots: {
      columns: [
        column('ColumnName', 'Name', '名称', 'row.tagName'),
        column('ColumnState', 'State', '状态', "row.enabled ? 'on' : 'off'"),
        column('ColumnDay', 'Created', '创建时间', 'formatDate(row.created_at)'),
        column('ColumnVersion', 'Version', '版本', 'row.version'),
      ],
      rowActions: [
        {
          id: `x.${name}Delete`,
          widget: 'Button',
          when: '!row.enabled',
          props: { label: words('Delete', '删除'), size: 'sm', variant: 'ghost' },
          on: {
            click: [
              { do: 'confirm', title: words('Delete?', '删除？'), text: words('It is gone then.', '删除后无法恢复。') },
              { do: 'call', call: 'deletePosition', with: { id: { $: 'row.id' } } },
            ],
          },
        },
        {
          id: `x.${name}Rename`,
          widget: 'Button',
          props: { label: words('Rename', '重命名'), size: 'sm', variant: 'ghost' },
          on: {
            click: [{ do: 'openDialog', dialog: 'rename', with: { id: { $: 'row.id' }, name: { $: 'row.tagName' } } }],
          },
        },
      ],
    },
  };
}

function section(number: number): NodeSource {
  const name = `part${number}`;
  return {
    id: `x.${name}`,
    widget: 'Card',
    props: { title: words(`Part ${number}`, `第 ${number} 部分`), level: 2 },
    slots: {
      default: [
        fields(name, number),
        {
          id: `x.${name}Notice`,
          widget: 'Notice',
          when: `failed.${name} != null`,
          props: { text: { $: `failed.${name}.message` }, tone: 'danger' },
        },
        {
          id: `x.${name}Item`,
          widget: 'Text',
          each: { in: `coalesce(data.${name}.items, [])`, as: 'position', key: 'position.id' },
          props: { text: { $: "position.tagName + ' ' + string(position.version)" } },
        },
        table(name),
        {
          id: `x.${name}Facts`,
          widget: 'Descriptions',
          props: {
            items: [
              { label: words('Name', '名称'), value: { $: `state.${name}Name` } },
              { label: words('Count', '数量'), value: { $: `state.${name}Count` } },
            ],
          },
        },
        {
          id: `x.${name}Badge`,
          widget: 'Badge',
          props: { text: { $: `string(size(coalesce(data.${name}.items, [])))` } },
        },
        {
          id: `x.${name}Link`,
          widget: 'Link',
          props: { label: words('All positions', '全部职位'), href: '/workbench' },
        },
        { id: `x.${name}Line`, widget: 'Divider' },
        { id: `x.${name}Note`, widget: 'Text', props: { text: words('Saved at once.', '立即保存。'), tone: 'muted' } },
      ],
    },
  };
}

function stateOf(name: string): Record<string, StateField> {
  return {
    [`${name}Name`]: { type: 'string', default: '' },
    [`${name}Count`]: { type: 'number', default: 0 },
    [`${name}Kind`]: { type: 'string', default: 'duty' },
    [`${name}Agreed`]: { type: 'boolean', default: false },
    [`${name}Day`]: { type: 'string' },
    [`${name}Shown`]: { type: 'boolean', default: true },
    [`${name}Page`]: { type: 'integer', default: 1 },
  };
}

const renameDialog = {
  title: words('Rename', '重命名'),
  params: { id: { type: 'string' as const }, name: { type: 'string' as const } },
  state: { name: { type: 'string' as const } },
  load: [{ do: 'setState', path: 'state.name', value: { $: 'params.name' } }],
  body: {
    id: 'x.rename',
    widget: 'TextField',
    props: { label: words('Name', '名称'), required: true },
    bind: 'state.name',
  },
};

/**
 * A page of so many nodes as an administrator makes it: sections of fields, a table, conditions, calls and texts in two languages. The
 * largest page of the product has 146 nodes.
 */
export function largePage(nodes = 500): DocumentSource {
  const sections = Math.floor((nodes - 3) / perSection);
  const names = Array.from({ length: sections }, (_, index) => `part${index}`);
  const rest = Array.from(
    { length: nodes - 3 - sections * perSection },
    (_, index): NodeSource => ({ id: `x.line${index}`, widget: 'Text', props: { text: words('A line.', '一行。') } }),
  );
  const heading: NodeSource = {
    id: 'x.heading',
    widget: 'Heading',
    props: { text: words('A large page', '大页面'), level: 1 },
  };
  return {
    kind: 'page',
    version: 2,
    id: 'x.large',
    route: '/x/large',
    roles: 'accountAdmins',
    title: words('A large page', '大页面'),
    state: Object.assign({}, ...names.map(stateOf)),
    data: Object.fromEntries(
      names.map((name) => [
        name,
        { call: 'listPositions', with: { page: { $: `state.${name}Page` } }, when: `state.${name}Shown` },
      ]),
    ),
    actions: Object.fromEntries(
      names.map((name) => [
        `${name}Reset`,
        [
          { do: 'setState', path: `state.${name}Name`, value: '' },
          { do: 'setState', path: `state.${name}Page`, value: 1 },
        ],
      ]),
    ),
    dialogs: { rename: renameDialog },
    body: {
      id: root,
      widget: 'Stack',
      props: { gap: 'lg' },
      slots: { default: [heading, ...names.map((_, index) => section(index)), ...rest] },
    },
  };
}
