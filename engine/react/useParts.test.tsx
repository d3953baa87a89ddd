import { Fragment, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { CompiledNode } from '#engine/document';
import { createTestHost, documentOf, renderDocument } from './testing/index.ts';
import { box, field, press, read, words } from './testing/nodes.ts';
import { plainWidgets } from './testing/plainWidgets.tsx';
import type { Part } from './part.ts';
import { useParts } from './useParts.tsx';
import type { WidgetProps } from './widget.ts';

interface PairProps {
  name?: unknown;
  value?: unknown;
}

const counts = { grid: 0 };
const count = (): void => {
  counts.grid += 1;
};

function Grid({ props, parts }: WidgetProps<{ rows?: Record<string, unknown>[] }>): ReactElement {
  count();
  const { parts: pairs, broken } = useParts<PairProps, Part<PairProps>>(parts('pairs'), same);
  return (
    <div>
      {broken}
      <ol aria-label="names">
        {pairs.map((part) => (
          <li key={part.key}>{String(part.read('name') ?? '-')}</li>
        ))}
      </ol>
      {(props.rows ?? []).map((row) => (
        <div key={String(row['id'])}>
          {pairs.map((part) => `${part.key}=${part.read('value', { row }) ?? '-'}`).join(' ')}
          {pairs.map((part) => (
            <Fragment key={part.key}>{part.slot('inside', { row })}</Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

function same(part: Part<PairProps>): Part<PairProps> {
  return part;
}

const rows = [
  { id: 'a', n: 1 },
  { id: 'b', n: 2 },
];
const pair = (id: string, more: Partial<CompiledNode> = {}): CompiledNode => ({
  id,
  widget: 'Words',
  props: { name: id, value: { $: read('row', id) } },
  ...more,
});

async function show(pairs: unknown[], others: CompiledNode[] = [], state = {}) {
  const host = createTestHost({ widgets: { ...plainWidgets(), Grid: async () => Grid } });
  // Safe: the engine takes any document.
  const grid = { id: 'grid', widget: 'Grid', props: { rows }, slots: { pairs } } as CompiledNode;
  return renderDocument(documentOf(box([grid, ...others]), { state }), { host });
}

describe('useParts', () => {
  test('reads props with the names that the widget gives, in every row', async () => {
    const { screen } = await show([pair('id'), pair('n')]);
    await expect.element(screen.getByText('id=a n=1')).toBeVisible();
    await expect.element(screen.getByText('id=b n=2')).toBeVisible();
  });

  test('keeps to roles, `when` and `each`, and tells repeated parts apart', async () => {
    const each = { in: read('state', 'fields'), as: 'field', key: read('field') };
    const { screen } = await show(
      [
        pair('secret', { roles: ['ADMIN'] }),
        pair('hidden', { when: ['lit', false] }),
        pair('f', { each, props: { name: { $: read('field') }, value: { $: ['at', read('row'), read('field')] } } }),
      ],
      [],
      { fields: { type: 'array', default: ['n', 'id'] } },
    );
    await expect.element(screen.getByText('f n=1 f id=a')).toBeVisible();
    expect(screen.getByRole('list', { name: 'names' }).element().textContent).toBe('nid');
  });

  test('follows the state that the parts read, and nothing else', async () => {
    const { screen } = await show(
      [pair('n', { props: { name: { $: read('state', 'title') }, value: { $: read('row', 'n') } } })],
      [field('title'), field('other')],
      { title: { type: 'string', default: 'one' }, other: { type: 'string', default: '' } },
    );
    await screen.getByLabelText('title').fill('two');
    await expect.element(screen.getByRole('listitem')).toHaveTextContent('two');
    const before = counts.grid;
    await screen.getByLabelText('other').fill('x');
    expect(counts.grid).toBe(before);
  });

  test('P22 a broken part shows its error, or its fallback, and the others keep working', async () => {
    const diagnostic = { code: 'PAGE_PROP_TYPE', pointer: '/body', message: 'Wrong.' };
    const { screen } = await show([
      null,
      pair('n'),
      pair('bad', { fault: diagnostic }),
      pair('gone', { widget: 'Nothing', fallback: words('instead', 'instead of it') }),
    ]);
    await expect.element(screen.getByText('n=1')).toBeVisible();
    await expect.element(screen.getByText('instead of it')).toBeVisible();
    const codes = screen.container.querySelectorAll('[data-fault]');
    expect([...codes].map((box) => box.getAttribute('data-fault'))).toEqual([
      'ENGINE_WIDGET_UNKNOWN',
      'PAGE_PROP_TYPE',
    ]);
  });

  test('shows the nodes in a part with the names of the row', async () => {
    const inside = [words('w', ['op', '+', ['lit', '!'], read('row', 'id')])];
    const { screen } = await show([pair('n', { slots: { inside } })]);
    await expect.element(screen.getByText('!b')).toBeVisible();
  });

  test('a widget reads and writes each of its bound values', async () => {
    function Two({ bounds }: WidgetProps<object>): ReactElement {
      return (
        <button type="button" onClick={() => bounds['last']?.set('written')}>
          {`${bounds['first']?.value} ${bounds['last']?.value} ${bounds['none']}`}
        </button>
      );
    }
    const two: CompiledNode = { id: 'two', widget: 'Two', binds: { first: ['state', 'a'], last: ['state', 'b'] } };
    const host = createTestHost({ widgets: { ...plainWidgets(), Two: async () => Two } });
    const state = { a: { type: 'string', default: 'x' }, b: { type: 'string', default: 'y' } };
    const { screen } = await renderDocument(documentOf(box([two, press('p', [])]), { state }), { host });
    await screen.getByRole('button', { name: 'x y undefined' }).click();
    await expect.element(screen.getByRole('button', { name: 'x written undefined' })).toBeVisible();
  });
});
