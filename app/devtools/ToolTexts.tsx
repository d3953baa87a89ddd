import type { ReactElement, ReactNode } from 'react';
import { LanguageProvider } from '#engine';
import treeInEnglish from '#widgets/Tree/messages.en-US.json';
import treeInChinese from '#widgets/Tree/messages.zh-CN.json';
import english from './messages.en-US.json';
import chinese from './messages.zh-CN.json';

const inEnglish = { ...treeInEnglish, ...english };
const byLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en-US': inEnglish,
  'zh-CN': { ...treeInChinese, ...chinese },
};

/** The tools' own words, which come with their code: no page carries them. */
export function ToolTexts({ locale, children }: { locale: string; children: ReactNode }): ReactElement {
  return (
    <LanguageProvider locale={locale} messages={byLocale[locale] ?? inEnglish}>
      {children}
    </LanguageProvider>
  );
}
