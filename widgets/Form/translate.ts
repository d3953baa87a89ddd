import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import type { IntlShape } from 'react-intl';

type FormatMessage = IntlShape['formatMessage'];
type Write = (formatMessage: FormatMessage, params: readonly string[]) => string;

/** What RJSF itself writes into a form; everything else is written by our templates and inputs. */
const texts: Partial<Record<TranslatableString, Write>> = {
  [TranslatableString.YesLabel]: (formatMessage) => formatMessage({ id: 'widget.Form.yes' }),
  [TranslatableString.NoLabel]: (formatMessage) => formatMessage({ id: 'widget.Form.no' }),
  [TranslatableString.OptionPrefix]: (formatMessage, [at]) => formatMessage({ id: 'widget.Form.option' }, { at }),
  [TranslatableString.TitleOptionPrefix]: (formatMessage, [label, at]) =>
    formatMessage({ id: 'widget.Form.optionOf' }, { label, at }),
  [TranslatableString.DeprecatedLabel]: (formatMessage, [label]) =>
    formatMessage({ id: 'widget.Form.deprecated' }, { label }),
  // The value of a property that was added: nothing is entered yet.
  [TranslatableString.NewStringDefault]: () => '',
};

/** The texts of RJSF in the reader's language. */
export const translate =
  (formatMessage: FormatMessage) =>
  (text: TranslatableString, params: string[] = []): string =>
    texts[text]?.(formatMessage, params) ?? englishStringTranslator(text, params);
