import { expect, test } from 'vitest';
import { ApiError } from '#openapi/client';
import loading from '../../pages/shell/loading.page.json' with { type: 'json' };
import { showPage } from './show-page.tsx';

const infoWith = (homePage: object) => ({ wsPreference: { homePage } });
const appId = '01JD3Q4V9M8X2T6W5R7Y1Z0ABC';

test.each([
  [{ page_type: 'default' }, '/workbench'],
  [{ page_type: 'app', app_id: appId }, `/dashboard?appid=${appId}`],
])(
  'ROUTE-028 ROUTE-029 WB-16 the user is loaded, the page waits, and then the home %j opens',
  async (homePage, home) => {
    let finish: (info: unknown) => void = () => undefined;
    const getUserInfo = () => new Promise((resolve) => (finish = resolve));
    const { screen, host, argsOf } = await showPage(loading, { answers: { getUserInfo }, at: '/workbench/loading' });
    await expect.element(screen.getByRole('status')).toBeVisible();
    await expect.poll(() => argsOf('getUserInfo')).toHaveLength(1);
    expect(host.visited).toEqual([]);
    finish(infoWith(homePage));
    await expect.poll(() => host.visited).toEqual([home]);
  },
);

test('ROUTE-029 ERR-43 when the user cannot be loaded, that is reported, and can be tried again', async () => {
  const getUserInfo = () => {
    throw new ApiError({ code: 'internal_error', status: 500, message: 'The server has a problem.' });
  };
  const { screen, host } = await showPage(loading, { answers: { getUserInfo }, at: '/workbench/loading' });
  await expect.element(screen.getByText('The server has a problem.')).toBeVisible();
  expect(host.visited).toEqual([]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => host.visited).toEqual(['/']);
});
