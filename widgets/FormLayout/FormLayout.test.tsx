import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const slots = {
  default: [
    { id: 'name', widget: 'TextField', props: { label: 'Username' } },
    { id: 'go', widget: 'Button', props: { label: 'Sign in', type: 'submit' } },
  ],
};

test('FormLayout is sent by Enter in a field', async () => {
  const { screen, happened } = await showWidget('FormLayout', { label: 'Sign in' }, { slots, listen: ['submit'] });
  await screen.getByLabelText('Username').click();
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([['submit', null]]);
});

test('FormLayout shows on its submit button that it is being sent, and is not sent twice', async () => {
  let calls = 0;
  const call = () => {
    calls += 1;
    return new Promise(() => undefined);
  };
  const { screen, host } = await showWidget(
    'FormLayout',
    { label: 'Sign in' },
    {
      slots,
      on: { submit: [{ do: 'call', call: 'slow' }] },
      host: { client: { call }, operations: { slow: { reads: [], writes: [], safe: false } } },
    },
  );
  const button = screen.getByRole('button');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  host.pass(300);
  await screen.getByLabelText('Username').click();
  await userEvent.keyboard('{Enter}');
  expect(calls).toBe(1);
});

/** A section of ten fields; the last field of the form is wrong. */
const sections = Array.from({ length: 12 }, (_, section) => ({
  id: `section-${section}`,
  widget: 'Stack',
  slots: {
    default: Array.from({ length: 10 }, (_, index) => ({
      id: `field-${section}-${index}`,
      widget: 'TextField',
      props: { label: `Field ${section}.${index}` },
      ...(section === 11 && index === 9 && { rules: [{ test: ['lit', false], text: 'Please fill this in' }] }),
    })),
  },
}));

const isGrid = (element: Element): boolean => element.checkVisibility({ contentVisibilityAuto: true });

test('FormLayout lays out a section far below the window when it is come near, and not before', async () => {
  const { screen } = await showWidget(
    'FormLayout',
    { label: 'Many' },
    {
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: sections,
        actions: [{ id: 'send', widget: 'Button', props: { label: 'Send', type: 'submit' } }],
      },
    },
  );
  const [first, last] = ['Field 0.0', 'Field 11.9'].map((label) => screen.getByLabelText(label).element());
  if (!first || !last) throw new Error('The fields are not there.');
  await expect.poll(() => [isGrid(first), isGrid(last)]).toEqual([true, false]);
  first.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(last).toHaveFocus();
  await expect.poll(() => isGrid(last)).toBe(true);
  const { top, bottom } = last.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect.element(screen.getByText('Please fill this in')).toBeVisible();
  const part = last.closest('[data-section]') ?? last;
  expect(getComputedStyle(part).contentVisibility, 'what opens beside the field may stand out of its part').toBe(
    'visible',
  );
});
