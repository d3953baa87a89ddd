import { type ReactElement, type ReactNode, useMemo } from 'react';
import { LanguageContext } from './contexts.ts';
import { createLanguage, type Messages } from './language.ts';

export interface LanguageProviderProps {
  /** BCP 47. */
  locale: string;
  messages: Messages;
  children?: ReactNode;
}

/** Words of their own for components that no document shows, such as the developer tools. */
export function LanguageProvider({ locale, messages, children }: LanguageProviderProps): ReactElement {
  const language = useMemo(() => createLanguage({ locale, messages: [messages] }), [locale, messages]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}
