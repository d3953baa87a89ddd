import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

async function showEditor(value: string, props: Record<string, unknown> = {}) {
  const shown = await showWidget('RichText', { label: 'Notes', ...props }, { value, listen: ['change'] });
  const field = shown.screen.getByRole('textbox', { name: 'Notes' });
  await expect.element(field).toBeVisible();
  return { ...shown, field };
}

/** Puts HTML into the text as a paste does. */
function paste(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

test('RichText writes Markdown, by keyboard and by its toolbar', async () => {
  await page.viewport(390, 800);
  const { screen, field, value, happened } = await showEditor('');
  await userEvent.tab();
  const bar = screen.getByRole('toolbar', { name: 'Format: Notes' });
  await expect.element(bar.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await expect.element(bar.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(field).toHaveFocus();
  await expect.element(bar.getByRole('button', { name: 'Heading 1' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(
    'Plan{Enter}- one{Enter}two{Enter}{Enter}a {Control>}b{/Control}strong{Control>}b{/Control} word',
  );
  await expect.poll(value).toBe('# Plan\n\n- one\n- two\n\na **strong** word');
  expect(happened.at(-1)).toEqual(['change', { value: value() }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(value).not.toContain('word');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await bar.getByRole('button', { name: 'Numbered list' }).click();
  await expect.poll(value).toMatch(/^1\. Plan\n/);
  await userEvent.tab();
  await expect.element(field).not.toHaveFocus();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('P20 RichText makes links of safe addresses only', async () => {
  const { screen, field, value } = await showEditor('words');
  await field.click();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  const address = screen.getByRole('textbox', { name: 'Address' });
  await expect.element(address).toHaveFocus();
  for (const hostile of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x']) {
    await address.fill(hostile);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toBeVisible();
  }
  expect(value()).toBe('words');
  await address.fill('example.test/a');
  await userEvent.keyboard('{Enter}');
  await expect.poll(value).toBe('[words](https://example.test/a)');
  await expect.element(field).toHaveFocus();
  await screen.getByRole('button', { name: 'Link' }).click();
  await screen.getByRole('button', { name: 'Remove link' }).click();
  await expect.poll(value).toBe('words');
});

test('P20 RichText pastes words and their formats, and nothing that runs', async () => {
  const { field, value, screen } = await showEditor('');
  await field.click();
  paste(
    `<meta charset="utf-8"><style>p { color: red }</style><b style="font-weight:normal"><p style="color:red" onclick="window.hacked = 1">One
      <strong>bold</strong> <img src="x" onerror="window.hacked = 1"><a href="javascript:alert(1)">bad</a>
      <a href="https://example.test" style="x">good</a></p><script>window.hacked = 1</script><iframe srcdoc="x"></iframe>
      <ul><li>item</li></ul></b>`,
  );
  await expect.poll(value).toBe('One **bold** bad [good](https://example.test)\n\n- item');
  expect(screen.container.querySelector('script, img, iframe, [style*="color"], [onclick], [onerror]')).toBeNull();
  expect('hacked' in window).toBe(false);
});

test('P20 RichText runs nothing of its value, edited or only shown', async () => {
  const hostile = '<script>window.hacked = 1</script> <img src=x onerror="window.hacked = 1"> [a](javascript:alert(1))';
  for (const readOnly of [false, true]) {
    const { screen } = await showWidget('RichText', { label: 'Notes', readOnly }, { value: hostile });
    await expect.poll(() => screen.container.textContent).toContain('<script>window.hacked = 1</script>');
    expect(screen.container.querySelector('script, img, a, [onerror]')).toBeNull();
    screen.unmount();
  }
  expect('hacked' in window).toBe(false);
});

test('RichText follows a value that changes elsewhere, and leaves tables as they are', async () => {
  const table = '| A | B |\n|---|---|\n| 1 | 2 |';
  const { field, value } = await showEditor(`Words\n\n${table}`);
  await expect.element(field.getByText('| 1 | 2 |')).toBeVisible();
  await field.getByText('Words').click();
  await userEvent.keyboard('{Home}More ');
  await expect.poll(value).toBe(`More Words\n\n${table}`);
});
