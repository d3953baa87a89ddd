import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const read = async (
  was: string | boolean | null,
  now: string | boolean | null | string[] | { content: string }[],
  more = {},
) => {
  const shown = await showWidget('ChangeList', { changes: [{ pointer: '/x/0', was, now }], ...more });
  const text = shown.screen.getByRole('listitem').first().element().textContent;
  const hasPicture = shown.screen.container.querySelector('img') !== null;
  await shown.screen.unmount();
  return { text, hasPicture };
};

test('ChangeList tells before and after in words', async () => {
  expect(
    (await read('left', 'right', { labels: { x: 'Position' }, values: { left: 'Left', right: 'Right' } })).text,
  ).toBe('PositionBefore:LeftAfter:Right');
  expect((await read(true, false, { labels: { '/x/0': 'Code' } })).text).toBe('CodeBefore:OnAfter:Off');
  expect((await read(null, '')).text).toBe('/x/0Before:emptyAfter:empty');
});

test('ChangeList says above the values what they are, where the document has words for it', async () => {
  const words = { wasLabel: 'Shown now', nowLabel: 'Your change' };
  expect((await read('left', 'right', words)).text).toBe('/x/0Shown nowleftYour changeright');
});

test('ChangeList names fields and options as their form does', async () => {
  const schema = {
    properties: {
      bgType: {
        title: 'Background',
        oneOf: [
          { const: 0, title: 'Colour' },
          { const: 1, title: 'Picture' },
        ],
      },
    },
  };
  const { screen } = await showWidget(
    'ChangeList',
    { changes: [{ pointer: '/bgType', was: 0, now: 1 }], form: 'page' },
    { forms: { page: { schema, ui: {} } } },
  );
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('BackgroundBefore:ColourAfter:Picture');
});

test('ChangeList names a word of a language with its language', async () => {
  const words = { properties: { submit: { title: 'Button' } } };
  const schema = {
    properties: { texts: { title: 'Words', properties: { 'en-US': { title: 'English', $ref: '#/$defs/words' } } } },
    $defs: { words },
  };
  const changes = [{ pointer: '/texts/en-US/submit', was: null, now: 'Go' }];
  const { screen } = await showWidget('ChangeList', { changes, form: 'page' }, { forms: { page: { schema, ui: {} } } });
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent('English · ButtonBefore:emptyAfter:Go');
});

test('ChangeList shows colours, pictures and lists as such', async () => {
  expect((await read('#e6f4ff', '#fff7e6')).text).toContain('#fff7e6');
  expect((await read('', '/files/a.png')).hasPicture).toBe(true);
  expect((await read(null, [{ content: 'one' }, { content: 'two' }])).text).toBe('/x/0Before:emptyAfter:onetwo');
});

const long = 'We need twelve chairs for the meeting room on the second floor before the end of March.';

test('REC-08 ChangeList shows of a long text the words that differ, and says aloud which they are', async () => {
  const { screen } = await showWidget('ChangeList', {
    changes: [{ pointer: '/x', label: 'Reason', was: long, now: long.replace('twelve', 'ten') }],
  });
  await expect
    .element(screen.getByRole('listitem').first())
    .toHaveTextContent(
      'We need removed: twelve, end of change. added: ten, end of change. chairs for the meeting room on the second floor before the end of March.',
    );
  const removed = screen.getByRole('deletion').element();
  expect(getComputedStyle(removed).textDecorationLine).toBe('line-through');
  expect(getComputedStyle(screen.getByRole('insertion').element()).textDecorationLine).toBe('underline');
});

test('REC-08 ChangeList leaves out unchanged text that is far from a change', async () => {
  const text = `${long} Far ${'and near '.repeat(30)}`;
  const { screen } = await showWidget('ChangeList', {
    changes: [{ pointer: '/x', was: text, now: text.replace('twelve', 'ten') }],
  });
  const item = screen.getByRole('listitem').first();
  await expect.element(item).toHaveTextContent('(unchanged text left out)');
  await expect.element(item).not.toHaveTextContent('Far');
});

test('ChangeList says when nothing changed', async () => {
  const { screen } = await showWidget('ChangeList', { changes: [] });
  await expect.element(screen.getByText('Nothing has changed.')).toBeVisible();
});
