import type { Preview } from '@storybook/react-vite';
import '../app/theme/all.css';
import { storyLocales } from '../stories/pseudo-locale.ts';
import { themes } from '../stories/themes.ts';
import { applyLook } from './apply-look.ts';
import { axeOnce } from './axe-once.ts';
import { DocsPage } from './DocsPage.tsx';

/** Toolbars for theme, scheme and language; the look is set on the page itself, as the app does. */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: [...themes], dynamicTitle: true },
    },
    scheme: {
      description: 'Scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [...storyLocales],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'Default', scheme: 'light', locale: 'en-US' },
  parameters: {
    // What passes is counted by the rule and not told node by node: that takes a third of the time of a story's test.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { disable: true },
    docs: { page: DocsPage },
    viewport: {
      options: { phone: { name: 'Phone, 390 px', type: 'mobile', styles: { width: '390px', height: '844px' } } },
    },
    options: {
      // The guide is in the order of stories/guide/topics.json; Storybook reads this list without running it.
      storySort: {
        order: [
          'Guide',
          [
            'Welcome',
            'Your first page',
            'Concepts',
            'Expressions',
            'Actions',
            'Overlays',
            'Changed pages',
            'Foundations',
            ['Colours', 'Type', 'Spacing', 'Icons', 'Themes'],
            'Patterns',
            ['List', 'Settings form', 'Wizard', 'Empty', 'Error', 'Loading'],
            'Widgets',
            'Playground',
            'Developer tools',
            'Contribute',
          ],
          'Documents',
          'Pages',
          'Layout',
          'Text',
          'Input',
          'Action',
          'Navigation',
          'Data',
          'Frame',
        ],
      },
    },
  },
  decorators: [applyLook],
  afterEach: axeOnce,
  tags: ['autodocs'],
};
export default preview;
