import { expect, test } from 'vitest';
import { storyLines } from './widget-stories.ts';

const byTitle = (lines: ReturnType<typeof storyLines>) =>
  Object.fromEntries(lines.map(({ title, example, variation }) => [title, [example, variation]]));

test('an example is a story; default is shown in every variation that no other example names', () => {
  const lines = byTitle(
    storyLines('Badge', '.badge { color: var(--pw-accent-text); }', [
      { name: 'default', props: { text: 'New' } },
      { name: 'iconOnly', props: {}, variations: ['themes', 'phone'] },
      { name: 'broken', props: {}, hasIssues: true },
    ]),
  );
  expect(lines).toEqual({
    Default: ['default', undefined],
    IconOnly: ['iconOnly', undefined],
    Broken: ['broken', '{ hasIssues: true }'],
    IconOnlyOnAPhone: ['iconOnly', '{ phone: true }'],
    Playground: ['default', '{ controls: true }'],
    Narrow: ['default', '{ phone: true }'],
    LongText: ['default', '{ long: true }'],
    Dark: ['default', "{ scheme: 'dark' }"],
    Chinese: ['default', "{ locale: 'zh-CN' }"],
    Themes: ['iconOnly', '{ themes: true }'],
  });
});

test('an example made for phones is the narrow story, and a widget without accent shows no themes', () => {
  const lines = byTitle(
    storyLines('Divider', '', [
      { name: 'default', props: {} },
      { name: 'narrow', props: {} },
    ]),
  );
  expect(lines['Narrow']).toEqual(['narrow', '{ phone: true }']);
  expect(lines).not.toHaveProperty('Themes');
  expect(lines).not.toHaveProperty('LongText');
});

test('a widget without the example default names its file', () => {
  expect(() => storyLines('Tag', '', [])).toThrow('widgets/Tag/Tag.examples.json has no example "default".');
});
