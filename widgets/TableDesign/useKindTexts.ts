import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PanelTexts } from './panel-schema.ts';

interface KindTexts extends PanelTexts {
  kind(type: string): string;
}

/** What kinds, their properties and the choices of these are called. A property without a text is not offered. */
export function useKindTexts(): KindTexts {
  const { formatMessage, locale, messages } = useIntl();
  return useMemo(() => {
    const textOf = (id: string): string | undefined =>
      Object.hasOwn(messages, id) ? formatMessage({ id }) : undefined;
    return {
      locale,
      kind: (type) => textOf(`widget.TableDesign.kind.${type}`) ?? type,
      property: (name) => textOf(`widget.TableDesign.property.${name}`),
      choice: (value) => textOf(`widget.TableDesign.choice.${value}`) ?? value,
    };
  }, [formatMessage, locale, messages]);
}
