import type { Decorator } from '@storybook/react-vite';

/** Puts theme, scheme, language and its direction on the root element before the story is drawn. */
export const applyLook: Decorator = (story, { globals }) => {
  const root = document.documentElement;
  root.dataset['theme'] = String(globals['theme']);
  root.dataset['scheme'] = String(globals['scheme']);
  root.lang = String(globals['locale']);
  root.dir = globals['locale'] === 'ar-XB' ? 'rtl' : 'ltr';
  return story();
};
