import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const show = async (text: string, more = {}) => (await showWidget('Markdown', { text, ...more })).screen;

test('Markdown shows headings, lists, tables, code and links as elements', async () => {
  const screen = await show(
    '# Notes\n\nSome **bold** words and `code`.\n\n- one\n- [x] two\n\n3. three\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n\n[away](https://example.test) [here](/workbench)',
    { level: 3 },
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Notes' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'B' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'two' })).toBeChecked();
  expect(screen.container.querySelector('ol')?.start).toBe(3);
  expect(screen.container.querySelector('strong')?.textContent).toBe('bold');
  await expect.element(screen.getByRole('link', { name: 'away' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(screen.getByRole('link', { name: 'here' })).not.toHaveAttribute('target');
});

test('P20 Markdown runs nothing: HTML stays text, and unsafe addresses lead nowhere', async () => {
  const screen = await show(
    [
      '<script>window.hacked = 1</script>',
      'words <img src=x onerror="window.hacked = 1"> <b>bold</b>',
      '[a](javascript:alert(1)) [b](JaVa&#x09;script:alert(1)) <javascript:alert(1)>',
      '![c](javascript:alert(1)) ![d](data:text/html,<script>1</script>)',
    ].join('\n\n'),
  );
  expect(screen.container.querySelector('script, b, img, [onerror]')).toBeNull();
  expect([...screen.container.querySelectorAll('a')].map((link) => link.protocol)).not.toContain('javascript:');
  expect(screen.container.textContent).toContain('<script>window.hacked = 1</script>');
  expect('hacked' in window).toBe(false);
});

test('Markdown of absurd length or depth is shown, and the page goes on', async () => {
  const long = await show(`# ${'x'.repeat(200_001)}`);
  expect(long.container.querySelector('h2')).toBeNull();
  const deep = await show(`${'> '.repeat(2_000)}deep`);
  expect(deep.container.textContent).toContain('deep');
});
