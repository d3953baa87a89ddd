import { pseudoMessages, type StoryLocale, writtenLocale } from '../pseudo-locale.ts';
import chinese from './messages.zh-CN.json' with { type: 'json' };
import english from './messages.en-US.json' with { type: 'json' };

const words = { 'en-US': english, 'zh-CN': chinese };

/** A text of the guide as the language of the toolbar says it: a pseudo-locale changes its letters. */
export const spoken = (text: string, locale: StoryLocale): string => String(pseudoMessages({ text }, locale)['text']);

/** A word of the guide's own frame. */
export const word = (key: keyof typeof english, locale: StoryLocale): string =>
  spoken(words[writtenLocale(locale)][key], locale);
