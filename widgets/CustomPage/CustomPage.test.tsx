import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createTestHost, documentOf, renderDocument } from '../../engine/react/testing/index.ts';
import { widgetRegistry } from '#widgets';
import widgetMessages from '#widgets/generated/messages.json' with { type: 'json' };

const own = (id: string, inner: object[]) => ({
  id,
  name: `Page ${id}`,
  kind: 'customPage',
  document: documentOf({ id: 'page', widget: 'Stack', slots: { default: inner } } as Parameters<typeof documentOf>[0]),
});
const words = (text: string) => ({ id: 'words', widget: 'Text', props: { text } });
const nested = (id: string) => ({ id: `inner-${id}`, widget: 'CustomPage', props: { page: id } });

function show(answer: (id: unknown) => unknown) {
  const operations = { viewCustomPage: { reads: ['customPage'], writes: [], safe: true } };
  const asked: unknown[] = [];
  const client = {
    async call(_: string, { id }: Readonly<Record<string, unknown>>) {
      asked.push(id);
      return answer(id);
    },
  };
  const host = createTestHost({ widgets: widgetRegistry, messages: widgetMessages['en-US'], operations, client });
  const document = documentOf({ id: 'frame', widget: 'CustomPage', props: { page: 'one' } });
  return renderDocument(document, { host }).then((shown) => ({ ...shown, asked }));
}

test('COMP-09 a custom page is shown as it is published, under its name for screen readers, and passes axe', async () => {
  const { screen } = await show((id) => own(String(id), [words('Quarter four')]));
  await expect.element(screen.getByText('Quarter four')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Page one' })).toBeInTheDocument();
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test('COMP-09 a page that is not published says so; one that did not load can be asked for again', async () => {
  let fails = 'not_found';
  const { screen } = await show((id) => {
    if (fails) throw Object.assign(new Error('The server has a problem.'), { code: fails });
    return own(String(id), [words('Back')]);
  });
  await expect.element(screen.getByText('This page is not available')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await screen.unmount();

  fails = 'internal_error';
  const again = await show((id) => {
    if (fails) throw Object.assign(new Error('The server has a problem.'), { code: fails });
    return own(String(id), [words('Back')]);
  });
  await expect.element(again.screen.getByText('The server has a problem.')).toBeVisible();
  fails = '';
  await again.screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(again.screen.getByText('Back')).toBeVisible();
});

test('COMP-09 pages that contain one another end where one would be inside itself', async () => {
  const { screen, asked } = await show((id) => own(String(id), [nested(id === 'one' ? 'two' : 'one')]));
  await expect.element(screen.getByText('This page contains itself, so that it cannot be shown here.')).toBeVisible();
  expect(asked).toEqual(['one', 'two']);
  expect(screen.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
});
