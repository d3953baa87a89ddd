import { expect, test } from 'vitest';
import { createTestHost, documentOf, renderDocument } from '../../engine/react/testing/index.ts';
import { widgetRegistry } from '#widgets';

test('Outlet shows the page inside a layout', async () => {
  const layout = documentOf(
    { id: 'frame', widget: 'PageFrame', slots: { default: [{ id: 'outlet', widget: 'Outlet' }] } },
    { kind: 'layout' },
  );
  const { screen } = await renderDocument(layout, {
    host: createTestHost({ widgets: widgetRegistry }),
    outlet: <p>The page</p>,
  });
  await expect.element(screen.getByRole('main').getByText('The page')).toBeVisible();
});
