import { deepEquals, type WidgetProps as RjsfProps } from '@rjsf/utils';
import { isObject } from '#schemas';
import { asScalar, type Scalar } from '../../kit/field/read-value.ts';

export interface Option {
  value: Scalar;
  label: string;
  disabled?: boolean;
}

/** The alternatives of a field, and how its values are told by them. */
interface Options {
  options: Option[];
  /** The option that a value is; undefined for any other value. */
  optionOf(value: unknown): Scalar | undefined;
  storedAs(option: unknown): unknown;
}

/**
 * The alternatives that a schema's `enum`, `oneOf` or `anyOf` gives, with labels from `title`, `ui:enumNames` or the `enumNames`
 * beside `enum`. Values that are no texts, numbers or yes and no, such as null, are told by their index.
 */
export function optionsOf({ options: { enumOptions = [], enumDisabled }, schema, multiple }: RjsfProps): Options {
  const names = namesIn(multiple ? schema.items : schema);
  const closed: readonly unknown[] = Array.isArray(enumDisabled) ? enumDisabled : [];
  const isPlain = enumOptions.every(({ value }) => asScalar(value) !== undefined);
  const options = enumOptions.map(({ value, label }, at): Option => {
    const scalar = isPlain ? asScalar(value) : undefined;
    const name = label === String(value) ? (names[at] ?? label) : label;
    return { value: scalar ?? at, label: name, ...(closed.includes(value) && { disabled: true }) };
  });
  if (isPlain) return { options, optionOf: asScalar, storedAs: (option) => option };
  return {
    options,
    optionOf(value) {
      const at = enumOptions.findIndex((option) => deepEquals(option.value, value));
      return at === -1 ? undefined : at;
    },
    storedAs: (option) => enumOptions[Number(option)]?.value,
  };
}

/** `enumNames`, as older forms have them. */
function namesIn(schema: unknown): readonly (string | undefined)[] {
  const names = isObject(schema) ? schema.enumNames : undefined;
  return Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : undefined)) : [];
}
