import { languageOf, localized } from '#server/kernel/errors/index.ts';

const texts = {
  true: { 'en-US': 'Yes', 'zh-CN': '是' },
  false: { 'en-US': 'No', 'zh-CN': '否' },
};

/** What people read for an answer that is yes or no. */
export const flagText = (value: boolean, locale: string): string => localized(languageOf(locale), texts[`${value}`]);
