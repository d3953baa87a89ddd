import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { tabTo } from '#tests/widgets/tab-to.ts';

const props = {
  label: 'First steps',
  items: [
    { id: 'people', label: 'Invite people', hint: 'Those who work here', done: true, href: '/people' },
    { id: 'application', label: 'Create an application', href: '/applications' },
    { id: 'rest', label: 'Rest' },
  ],
};

test('Checklist says how much is done and which, and leads to each that has an address', async () => {
  const { screen } = await showWidget('Checklist', props);
  await expect.element(screen.getByText('1 of 3 done')).toBeVisible();
  const items = screen.getByRole('list', { name: 'First steps' }).getByRole('listitem');
  expect(items.elements().map((item) => item.textContent)).toEqual([
    'Invite people(done)Those who work here',
    'Create an application(to do)',
    'Rest(to do)',
  ]);
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/people', '/applications']);
});

test('Checklist hands a press to the document that listens, by mouse and by keyboard', async () => {
  const { screen, happened } = await showWidget('Checklist', props, { listen: ['select'] });
  await screen.getByRole('link', { name: 'Invite people' }).click();
  await tabTo(screen.getByRole('link', { name: 'Create an application' }));
  await userEvent.keyboard('{Enter}');
  expect(happened).toEqual([
    ['select', { id: 'people' }],
    ['select', { id: 'application' }],
  ]);
});
