import { type ReactElement, type ReactNode, useMemo } from 'react';
import { createIntlCache, RawIntlProvider } from 'react-intl';
import { createMessageIntl } from '#engine';
import english from './generated/messages.en-US.json';
import chinese from './generated/messages.zh-CN.json';

const cache = createIntlCache();

/** The tools' own words, which come with their code: no page carries them. */
export function ToolTexts({ locale, children }: { locale: string; children: ReactNode }): ReactElement {
  const intl = useMemo(
    () => createMessageIntl({ locale, messages: locale === 'zh-CN' ? chinese : english }, cache),
    [locale],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
