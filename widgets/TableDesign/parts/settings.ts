import type { FormConfig } from '#engine/forms';
import { fieldsIn, nodesOf } from '../design.ts';
import { propertiesOf, propertyIn } from '../panel/contract-parts.ts';
import type { Input } from '../panel/inputs-of-kind.ts';
import { type PanelValue, textOf, withWord, wordIn } from '../texts/words.ts';
import { filled } from './entry-kind.ts';
import type { PartFacts } from './part-facts.ts';
import { withPart } from './rules.ts';

/** A part of a design with one panel. */
export interface SettingKind {
  inputs(facts: PartFacts): Input[];
  open(design: FormConfig, locale: string): PanelValue;
  close(value: PanelValue, design: FormConfig, locale: string): FormConfig;
  required: readonly string[];
}

const some = (value: Record<string, unknown>): Record<string, unknown> | undefined =>
  Object.keys(value).length === 0 ? undefined : value;

/** TABLE-24: how a record is read, by its fields in their order. */
export const detail: SettingKind = {
  inputs: ({ shown }) => {
    const own = propertiesOf('FormReadView');
    return [
      { name: 'fields', schema: {}, ui: { 'ui:field': 'fieldLines', 'ui:options': { fields: shown } } },
      { name: 'columns', schema: propertyIn(own, 'columns') },
      { name: 'has_log', schema: { type: 'boolean' } },
    ];
  },
  open: ({ detail: view }) => ({ ...view }),
  close: ({ fields, columns, has_log }, design) => {
    const more = filled({ columns, has_log });
    const isListed = Array.isArray(fields) && fields.length > 0;
    if (!isListed && Object.keys(more).length === 0) return withPart(design, 'detail', undefined);
    // The contract names the fields of a detail; without a choice these are all of them.
    const all = fieldsIn(nodesOf(design)).map(({ id }) => id);
    return withPart(design, 'detail', { fields: isListed ? fields : all, ...more });
  },
  required: [],
};

/** TABLE-24: how a list is sorted at first, and how many records its pages have. */
export const order: SettingKind = {
  inputs: ({ shown }) => [
    {
      name: 'sort',
      schema: {},
      ui: { 'ui:field': 'sortLines', 'ui:options': { fields: shown.filter(({ value }) => !value.includes('.')) } },
    },
    { name: 'page_size', schema: propertyIn(propertiesOf('TableListView'), 'page_size') },
  ],
  open: ({ list }) => filled({ sort: list?.sort, page_size: list?.page_size }),
  close: ({ sort, page_size }, design) => {
    const { sort: _sort, page_size: _size, ...list } = design.list ?? {};
    return withPart(design, 'list', some({ ...list, ...filled({ sort, page_size }) }));
  },
  required: [],
};

type Locale = keyof NonNullable<FormConfig['names']>;

const otherThan = (locale: string): { own: Locale; other: Locale } =>
  locale.startsWith('zh') ? { own: 'zh-CN', other: 'en-US' } : { own: 'en-US', other: 'zh-CN' };

/** The name of the table in the language of the page, and the one in the other, where it has one. */
function namesIn({ formLabel, names }: FormConfig, locale: string): PanelValue {
  const { own, other } = otherThan(locale);
  const words = names && Object.keys(names).length > 0 ? names : formLabel;
  return { formLabel: wordIn(words, own), name_other: wordIn(words, other) };
}

/** The design with these names: a language without one is shown the other. */
function withNames(value: PanelValue, design: FormConfig, locale: string): FormConfig {
  const { names: _, ...unnamed } = design;
  const { own, other } = otherThan(locale);
  const typed = (name: string): string => (textOf(value[name]).trim() === '' ? '' : textOf(value[name]));
  const words = withWord(withWord(undefined, own, typed('formLabel')), other, typed('name_other'));
  if (typeof words === 'string') return { ...unnamed, formLabel: words };
  return { ...unnamed, formLabel: words[own] ?? Object.values(words)[0] ?? '', names: words };
}

/** The table as a whole: its description, how the form is laid out, and how its list is sorted at first. */
export const settings: SettingKind = {
  inputs: (facts) => {
    const layout = propertiesOf('FormLayout');
    return [
      { name: 'formLabel', schema: { type: 'string', maxLength: 100 } },
      { name: 'name_other', schema: { type: 'string', maxLength: 100 } },
      { name: 'description', schema: { type: 'string', maxLength: 500 }, ui: { 'ui:widget': 'textarea' } },
      { name: 'form_columns', schema: propertyIn(layout, 'columns') },
      ...order.inputs(facts),
    ];
  },
  open: (design, locale) => {
    const { description, layout } = design;
    return {
      ...filled({ ...namesIn(design, locale), description, form_columns: layout?.columns }),
      ...order.open(design, locale),
    };
  },
  close: (value, design, locale) => {
    const { description, form_columns: columns } = value;
    const { columns: _columns, ...layout } = design.layout ?? {};
    const named = withNames(value, design, locale);
    const described = withPart(named, 'description', description === '' ? undefined : description);
    const arranged = withPart(described, 'layout', some({ ...layout, ...filled({ columns }) }));
    return order.close(value, arranged, locale);
  },
  required: [],
};
