import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { ColorField } from '../../ColorField/ColorField.tsx';
import { DateField } from '../../DateField/DateField.tsx';
import { ImageSlots } from '../../ImageSlots/ImageSlots.tsx';
import { ImageUpload } from '../../ImageUpload/ImageUpload.tsx';
import { NumberField } from '../../NumberField/NumberField.tsx';
import { SegmentedControl } from '../../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../Select/Select.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { TextArea } from '../../TextArea/TextArea.tsx';
import { TextField } from '../../TextField/TextField.tsx';
import { TextList } from '../../TextList/TextList.tsx';
import type { ImageUploadEvents, ImageUploadProps } from '../../generated/types.ts';
import { asInput, contextOf, hintOf } from './input.tsx';

type Choice = string | number | boolean;

interface Option {
  value: Choice;
  label: string;
}

const isChoice = (value: unknown): value is Choice => ['string', 'number', 'boolean'].includes(typeof value);

/** The alternatives that a schema's `enum` or `oneOf` gives. */
const optionsOf = ({ options }: RjsfProps): Option[] =>
  (options.enumOptions ?? []).flatMap(({ value, label }) => (isChoice(value) ? [{ value, label }] : []));

const shared = (input: RjsfProps) => ({
  label: input.label,
  hint: hintOf(input),
  disabled: input.disabled || input.readonly,
});
const numberOr = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

type Purpose = NonNullable<ImageUploadProps['purpose']>;
const purposes: readonly Purpose[] = ['logo', 'background', 'carousel', 'picture'];
const purposeOf = ({ options }: RjsfProps): Purpose | undefined =>
  purposes.find((purpose) => purpose === options['purpose']);

/** Pictures go to the document as they were selected, and come back to the input that has the ticket. */
const picture = (input: RjsfProps) => ({
  props: { ...shared(input), purpose: purposeOf(input), uploaded: contextOf(input).uploaded },
  emit: (event: string, detail: unknown) => {
    // Safe: the picture widgets emit `upload` with just this detail, and nothing else is listened to.
    if (event === 'upload') contextOf(input).upload(detail as ImageUploadEvents['upload']);
  },
});

/** A day, or an instant. What is emptied is absent: the schema says whether that may be. */
const date = (kind: 'date' | 'datetime') =>
  asInput(DateField, (input) => ({
    props: { ...shared(input), kind, required: input.required },
    store: (value) => input.onChange(value ?? undefined),
  }));

/** The star says that something has to be filled in: a text that has to be there may still be empty. */
const isDemanded = ({ required, schema }: RjsfProps): boolean =>
  Boolean(required) && (schema.type !== 'string' || 'minLength' in schema || 'pattern' in schema || 'enum' in schema);

/** By the names that `ui:widget` uses; the first ones are what RJSF chooses by a field's type. */
export const inputs: Record<string, ComponentType<RjsfProps>> = {
  TextWidget: asInput(TextField, (input) => ({
    props: {
      ...shared(input),
      required: isDemanded(input),
      maxLength: input.schema.maxLength,
      placeholder: input.placeholder,
    },
    store: (value) => input.onChange(value ?? ''),
  })),
  TextareaWidget: asInput(TextArea, (input) => ({
    props: {
      ...shared(input),
      required: isDemanded(input),
      maxLength: input.schema.maxLength,
      rows: numberOr(input.options.rows),
    },
    store: (value) => input.onChange(value ?? ''),
  })),
  UpDownWidget: asInput(NumberField, (input) => ({
    props: { ...shared(input), required: input.required, min: input.schema.minimum, max: input.schema.maximum },
    // An emptied number is an absent one: the schema says whether that is an issue.
    store: (value) => input.onChange(value ?? undefined),
  })),
  DateWidget: date('date'),
  DateTimeWidget: date('datetime'),
  CheckboxWidget: asInput(Switch, (input) => ({ props: { ...shared(input), align: 'between' as const } })),
  SelectWidget: asInput(Select, (input) => ({
    props: {
      ...shared(input),
      options: optionsOf(input),
      required: input.required,
      placeholder: input.placeholder || undefined,
    },
    // What is meant while nothing is stored is shown as chosen, and stored once it is chosen.
    value: input.value ?? input.options['meant'],
  })),
  RadioWidget: asInput(SegmentedControl, (input) => ({
    props: { ...shared(input), options: optionsOf(input), block: true },
  })),
  ColorWidget: asInput(ColorField, (input) => ({ props: { ...shared(input), required: input.required } })),
  image: asInput(ImageUpload, (input) => ({
    ...picture(input),
    store: (value) => input.onChange(value ?? ''),
  })),
  imageSlots: asInput(ImageSlots, (input) => {
    const { props, emit } = picture(input);
    return { props: { ...props, max: input.schema.maxItems }, emit };
  }),
  textList: asInput(TextList, (input) => ({
    props: {
      ...shared(input),
      field: textOr(input.options['field']),
      max: input.schema.maxItems,
      placeholder: input.placeholder || undefined,
    },
  })),
};
