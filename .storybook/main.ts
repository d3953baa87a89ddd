import type { StorybookConfig } from '@storybook/react-vite';

/** Every widget, and the guide; each story is also a test with an accessibility gate. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // The app's own configuration leaves the parser of messages out, which stories need.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../stories/pictures', to: '/story-pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
};
export default config;
