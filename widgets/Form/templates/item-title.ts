import { getUiOptions, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import type { IntlShape } from 'react-intl';
import type { ListFacts } from './around.ts';

interface Item {
  list: ListFacts;
  schema: RJSFSchema;
  uiSchema: UiSchema | undefined;
  index: number;
}

/** What an item of a list is called: its own title, or the list's, with its number; in a list of fixed length its own alone. */
export function itemTitle({ list, schema, uiSchema, index }: Item, formatMessage: IntlShape['formatMessage']): string {
  const own = getUiOptions(uiSchema).title ?? schema.title;
  if (own && list.isFixed) return own;
  const name = own || list.title;
  return name
    ? formatMessage({ id: 'widget.Form.item' }, { list: name, at: index + 1 })
    : formatMessage({ id: 'widget.Form.unnamedItem' }, { at: index + 1 });
}
