import { type ReactElement, type ReactNode, useMemo } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import treeInEnglish from '#widgets/Tree/messages.en-US.json';
import treeInChinese from '#widgets/Tree/messages.zh-CN.json';
import english from './messages.en-US.json';
import chinese from './messages.zh-CN.json';

const byLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en-US': { ...treeInEnglish, ...english },
  'zh-CN': { ...treeInChinese, ...chinese },
};

/** The tools' own words, which come with their code: no page carries them. */
export function ToolTexts({ locale, children }: { locale: string; children: ReactNode }): ReactElement {
  const intl = useMemo(() => createIntl({ locale, messages: byLocale[locale] ?? byLocale['en-US'] }), [locale]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
