import { expect, it } from 'vitest';
import { checkDocument, compileDocument, readContract } from '#engine/compiler';
import type { Json } from '#engine/document';
import { roleSets } from '#openapi';
import openapi from '../../openapi/generated/openapi.json' with { type: 'json' };
import { exampleContext } from './example-context.ts';

const context = {
  ...exampleContext({ name: 'pickers', props: {} }, 'en-US'),
  operations: readContract(openapi),
  roleSets,
};

/** A page that chooses departments and people from the calls that answer them, writes about them, and draws them. */
function page(people: Json = { $: 'data.people.items' }): Json {
  return {
    kind: 'page',
    version: 1,
    id: 'example.task',
    route: '/task',
    roles: 'accountAdmins',
    title: { t: { 'en-US': 'Task', 'zh-CN': '任务' } },
    state: {
      department: { type: 'string' },
      owner: { type: 'string' },
      members: { type: 'array', default: [] },
      search: { type: 'string', default: '' },
      notes: { type: 'string', default: '' },
    },
    data: {
      departments: { call: 'listDepartments', with: { type: 'tree' } },
      people: { call: 'listAccounts', with: { search: { $: 'state.search' }, size: 50 } },
      colleagues: {
        call: 'listDepartmentUsers',
        with: { department_id: { $: "coalesce(state.department, '')" }, include: ['departments'] },
        when: 'state.department != null',
      },
    },
    body: {
      id: 'all',
      widget: 'Stack',
      slots: {
        default: [
          {
            id: 'department',
            widget: 'DepartmentPicker',
            bind: 'state.department',
            props: {
              label: 'Department',
              departments: { $: 'data.departments' },
              error: { $: 'failed.departments.message' },
            },
            on: { retry: [{ do: 'refresh', data: 'departments' }] },
          },
          {
            id: 'owner',
            widget: 'UserPicker',
            bind: 'state.owner',
            props: { label: 'Owner', people: { $: 'data.colleagues.items' }, loading: { $: 'loading.colleagues' } },
          },
          {
            id: 'members',
            widget: 'UserPicker',
            bind: 'state.members',
            props: {
              label: 'Members',
              multiple: true,
              grouped: true,
              people,
              hasMore: { $: 'data.people.next_cursor != null' },
              error: { $: 'failed.people.message' },
            },
            on: { search: [{ do: 'setState', path: 'state.search', value: { $: 'event.text' } }] },
          },
          { id: 'notes', widget: 'RichText', bind: 'state.notes', props: { label: 'Notes' } },
          { id: 'read', widget: 'Markdown', props: { text: { $: 'state.notes' } } },
          {
            id: 'chart',
            widget: 'Chart',
            props: {
              label: 'Changes by status',
              kind: 'bar',
              rows: { $: 'data.people.items' },
              category: 'status',
              series: [{ field: 'version', label: 'Changes' }],
              splitBy: 'is_home',
            },
            on: { pointClick: [{ do: 'setState', path: 'state.owner', value: { $: 'event.row.id' } }] },
          },
        ],
      },
    },
  };
}

it('ORG-02 ORG-03 pickers, rich text and chart take what the calls of a document answer', () => {
  expect(checkDocument(page(), context)).toEqual([]);
  expect(compileDocument(page(), context).document.widgets).toEqual(
    expect.arrayContaining(['Chart', 'DepartmentPicker', 'RichText', 'UserPicker']),
  );
});

it('a picker over a field that the answer does not have is a diagnostic', () => {
  expect(checkDocument(page({ $: 'data.people.persons' }), context)).toHaveLength(1);
});
