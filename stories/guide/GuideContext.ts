import { createContext } from 'react';
import type { StoryLocale } from '../pseudo-locale.ts';

/** What Storybook's toolbar says: language, scheme, theme. */
export interface Look {
  locale: StoryLocale;
  scheme: string;
  theme: string;
}

export const GuideContext = createContext<Look>({ locale: 'en-US', scheme: 'light', theme: 'Default' });

/** The look as Storybook's addresses name it. */
export const globalsOf = ({ locale, scheme, theme }: Look): string =>
  `locale:${locale};scheme:${scheme};theme:${theme}`;
