import { addons, type State } from 'storybook/manager-api';
import { groupTitles, topics } from '../stories/guide/topics.ts';

const inChinese: Readonly<Record<string, string>> = Object.fromEntries(
  [
    { title: { 'en-US': 'Guide', 'zh-CN': '指南' } },
    ...topics,
    ...Object.values(groupTitles).map((title) => ({ title })),
  ].map(({ title }) => [title['en-US'], title['zh-CN']]),
);

const isGuide = (id = ''): boolean => id === 'guide' || id.startsWith('guide-');

/** The guide is a text: it has the whole window, and its names in the sidebar follow the language of the toolbar. */
addons.setConfig({
  sidebar: {
    renderLabel: ({ id, name }: { id: string; name: string }, api: { getGlobals(): Record<string, unknown> }) =>
      isGuide(id) && api.getGlobals()['locale'] === 'zh-CN' ? (inChinese[name] ?? name) : name,
  },
  layoutCustomisations: {
    showPanel: ({ storyId }: State, isShown: boolean) => isShown && !isGuide(storyId),
  },
});
