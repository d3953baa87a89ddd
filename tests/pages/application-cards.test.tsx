import { expect, test } from 'vitest';
import cards from '../../pages/workbench/applicationEditorCards.part.json' with { type: 'json' };
import { showPage } from './show-page.tsx';

const application = (id: string, more: object = {}) => ({
  id,
  appid: id,
  application_name: id,
  application_type: 1,
  application_describe: '',
  icon: { type: 1, uri: 'truck' },
  role: 'APP_OWNER',
  read: true,
  ...more,
});

/** The cards as the workbench has them, on a page of their own. */
const page = {
  kind: 'page',
  version: 1,
  id: 'workbench.cardsAlone',
  route: '/cards',
  texts: cards.texts,
  title: 'Cards',
  state: { search: { type: 'string', default: '' } },
  data: { applications: { call: 'listApplications' } },
  dialogs: Object.fromEntries(
    ['create', 'edit', 'delete'].map((name) => [
      name,
      {
        title: name,
        params: { id: { type: 'string', default: '' }, name: { type: 'string', default: '' } },
        body: { id: name, widget: 'Text', props: { text: name } },
      },
    ]),
  ),
  body: { ...cards.body, roles: undefined },
};

test('ROLE-14 the card of a dummy application says what it is and has no menu, also for its owner', async () => {
  const items = [
    application('Real'),
    application('Coming', { dummyType: 'importing' }),
    application('Sample shop', { dummyType: 'store' }),
  ];
  const { screen } = await showPage(JSON.parse(JSON.stringify(page)), {
    answers: { listApplications: () => ({ items }) },
  });
  const card = (at: number) => screen.getByRole('listitem').nth(at);
  await expect.element(card(1)).toHaveTextContent('Importing');
  await expect.element(card(2)).toHaveTextContent('Sample');
  expect(screen.getByRole('button', { name: /^Actions for/ }).elements()).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Actions for Real' })).toBeVisible();
});
