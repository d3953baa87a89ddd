import { describe, expect, it } from 'vitest';
import { createCatalogue } from '#engine/compiler';
import { createDocumentChecker } from '#engine/checker';
import type { DocumentSource, NodeSource } from '#engine/document';
import { loadShipped } from '#server/kernel/documents/shipped.ts';
import { isIconName } from '#widgets/kit/icons/names.ts';
import { root } from '../../scripts/install.mjs';

const shipped = await loadShipped(root);
const checker = createDocumentChecker(shipped, createCatalogue(shipped));
const sources = { source: (id: string) => shipped.documents.get(id) };
const blocks = [...shipped.documents.values()].filter(({ palette }) => palette !== undefined);

/** What people fill in: each parameter with the last of its choices, or with something that its picker could give. */
function filled({ palette, params = {} }: DocumentSource): NonNullable<NodeSource['params']> {
  const samples = {
    menu: '01JD3Q4V9M8X2T6W5R7Y1Z0ABC',
    field: 'status',
    fields: ['status', 'cost'],
    picture: 'photo',
    filter: { logicalOperator: 'all', children: [{ kind: 'condition', field: 'status', operator: 'isNotEmpty' }] },
    sort: '-created_at',
    icon: 'chart',
  } as const;
  return Object.fromEntries(
    Object.entries(palette?.params ?? {}).map(([name, { picker, choices }]) => {
      if (picker) return [name, structuredClone<unknown>(samples[picker])];
      if (choices) return [name, choices.at(-1)?.value];
      const type = params[name]?.type;
      if (type === 'string') return [name, { t: { 'en-US': 'Repairs', 'zh-CN': '维修' } }];
      return [name, type === 'boolean' ? true : params[name]?.default];
    }),
  ) as NonNullable<NodeSource['params']>;
}

/** The start page of an application with a block that a workspace has added. */
function changedPage(node: NodeSource): DocumentSource {
  const page = structuredClone(shipped.documents.get('application.dashboard'));
  if (!page?.body) throw new Error('There is no start page of applications.');
  page.body.slots = { default: [...(page.body.slots?.['default'] ?? []), node] };
  return page;
}

it('the product has blocks for figures, charts and records', () => {
  expect(blocks.map(({ id }) => id)).toEqual(
    expect.arrayContaining(
      ['statistic', 'chart', 'records', 'board', 'calendar', 'gallery'].map((name) => `blocks.${name}`),
    ),
  );
});

describe.each(blocks.map((block) => [block.id, block] as const))('the block %s', (id, block) => {
  it.each([
    ['as it is added', {}],
    ['with everything filled in', filled(block)],
  ])('P43 may be on a page that a workspace has changed, %s', (_how, params) => {
    const page = changedPage({ id: 'x.block', fragment: id, params });
    for (const locale of ['en-US', 'zh-CN'])
      expect(checker.compile(page, sources, { locale, isShipped: false }).diagnostics).toEqual([]);
    expect(checker.rights(page)).toEqual([]);
  });

  it('has an icon of the product', () => {
    expect(isIconName(block.palette?.icon ?? '')).toBe(true);
  });
});

it.each(['FilterBar', 'FilterEditor', 'IconPicker', 'UserPicker', 'DepartmentPicker', 'TimeField'])(
  'the page of the designer has the texts of what its pickers open: %s',
  (widget) => {
    const source = shipped.documents.get('settings.pageDesign');
    if (!source) throw new Error('There is no page of the designer.');
    const { document } = checker.compile(source, sources, { locale: 'en-US', isShipped: true });
    const own = Object.keys(shipped.messages['en-US'] ?? {}).filter((key) => key.startsWith(`widget.${widget}.`));
    expect(own.filter((key) => !Object.hasOwn(document.messages, key))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
  },
);
