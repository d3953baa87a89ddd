import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PanelWords } from './property-panel.ts';
import { choiceWords, propertyWords, wordsFor } from '../texts/words.ts';

/** The words of a panel of properties in the reader's language. */
export function usePanelWords(): PanelWords {
  const { formatMessage, formatDisplayName } = useIntl();
  return useMemo(() => {
    const known = (table: Parameters<typeof wordsFor>[0], name: string): string => {
      const words = wordsFor(table, name);
      return words ? formatMessage(words) : name;
    };
    const language = (locale: string): string =>
      formatDisplayName(locale.split('-')[0] ?? locale, { type: 'language' }) ?? locale;
    return {
      property: (name) => known(propertyWords, name),
      choice: (value) => known(choiceWords, value),
      inLanguage: (name, locale) =>
        formatMessage({ id: 'widget.PageDesigner.properties.inLanguage' }, { name, language: language(locale) }),
      computed: (name) => formatMessage({ id: 'widget.PageDesigner.properties.computed' }, { name }),
    };
  }, [formatMessage, formatDisplayName]);
}
