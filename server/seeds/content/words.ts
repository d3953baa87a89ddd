import type { Schemas } from '#openapi';

export type Name = Schemas['FormName'];
type Field = Schemas['FormField'];
type Option = Schemas['Option'];

/** A name in both languages. */
export const both = (english: string, chinese: string): Name => ({ 'en-US': english, 'zh-CN': chinese });

/** What a field has beside its id, names and kind. */
type More = Omit<Partial<Field>, 'node' | 'id' | 'label' | 'kind'>;

/** A field of a form: `field('name', ['Company', '公司'], { type: 'text' }, { is_required: true })`. */
export const field = (id: string, [english, chinese]: Pair, kind: Field['kind'], more: More = {}): Field => ({
  node: 'field',
  id,
  label: both(english, chinese),
  kind,
  ...more,
});

export type Pair = readonly [english: string, chinese: string];

/** One of several fixed options, each with its stored value, its names, and a colour where it has one. */
export const choice = (
  ...options: readonly (readonly [value: string, names: Pair, colour?: string])[]
): Extract<Field['kind'], { type: 'select' }> => ({
  type: 'select',
  options: {
    source: 'fixed',
    options: options.map(
      ([value, [english, chinese], colour]): Option => ({
        value,
        label: both(english, chinese),
        ...(colour ? { colour } : {}),
      }),
    ),
  },
});

/** A condition of a filter. */
export const condition = (
  name: string,
  operator: Schemas['FilterOperator'],
  value: Schemas['FilterValue'],
): Schemas['FilterCondition'] => ({ kind: 'condition', field: name, operator, value });

/** All of these conditions. */
export const all = (...children: Schemas['FilterNode'][]): Schemas['FilterConditions'] => ({
  logicalOperator: 'all',
  children,
});
