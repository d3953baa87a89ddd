import type { Schemas } from '#openapi';
import type { JsonSchema } from '#schemas';
import { textIn, textsIn } from '../base/field-kind.ts';
import { idSchema } from './ids.ts';

export type Option = Schemas['Option'];
export type OptionSource = Schemas['OptionSource'];

/** An option as widgets take it. */
export interface ShownOption {
  [name: string]: string | boolean | ShownOption[];
}

/** An option of a design in one language; `isDeep`: with those below it. */
export function shownOption(
  { value, label, is_disabled, children }: Option,
  locale: string,
  isDeep: boolean,
): ShownOption {
  const inside = isDeep && children?.map((child) => shownOption(child, locale, true));
  return {
    value,
    label: textIn(label, locale) ?? value,
    ...(is_disabled && { disabled: true }),
    ...(inside && { children: inside }),
  };
}

/** The options of a design; undefined for those that a page or a table hands in. */
export const fixedOptions = (source: OptionSource, locale: string, isDeep = false): ShownOption[] | undefined =>
  source.source === 'fixed' ? source.options.map((option) => shownOption(option, locale, isDeep)) : undefined;

/** One of the options. Only the server knows the values of a table: of such options any text is allowed. */
export const optionSchema = (source: OptionSource): JsonSchema =>
  source.source === 'fixed' ? { enum: source.options.map(({ value }) => value) } : idSchema;

/** Whether values lead from the top of a tree of options down, each to one right below the one before. */
export function isWay(values: readonly unknown[], options: readonly Option[], toLeaf: boolean): boolean {
  const [first, ...more] = values;
  if (values.length === 0) return !toLeaf || options.length === 0;
  // Two options of one level may have the same value.
  return options.some(({ value, children = [] }) => value === first && isWay(more, children, toLeaf));
}

/** The options of a design by their names in one language; undefined for those that a page or a table hands in. */
export const fixedChoices = (source: OptionSource, locale: string): { value: string; label: string }[] | undefined =>
  source.source === 'fixed'
    ? source.options.map(({ value, label }) => ({ value, label: textIn(label, locale) ?? value }))
    : undefined;

/** The options of a design with their names in every language; undefined for those that a page or a table hands in. */
export const namedOptions = (source: OptionSource): { value: string; labels: string[] }[] | undefined =>
  source.source === 'fixed' ? source.options.map(({ value, label }) => ({ value, labels: textsIn(label) })) : undefined;
