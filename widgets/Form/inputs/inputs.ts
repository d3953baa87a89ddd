import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormWidgetName } from '#schemas/values';
import { ColorField } from '../../ColorField/ColorField.tsx';
import { Switch } from '../../Switch/Switch.tsx';
import { TextList } from '../../TextList/TextList.tsx';
import { CheckList } from './CheckList.tsx';
import { RadioInput, SelectInput } from './choices.tsx';
import { date, TimeInput } from './dates.tsx';
import { FileInput } from './FileInput.tsx';
import { asInput, labelled, nothing, shared, textOr } from './input.tsx';
import { number, range, TextOrNumber } from './numbers.tsx';
import { image, imageSlots } from './pictures.ts';
import { line, lines, password } from './texts.ts';

const day = date('date');
const instant = date('datetime');

/** By the names that `ui:widget` uses; those that end with `Widget` are what RJSF chooses by a field's type and format. */
export const inputs: Readonly<Record<FormWidgetName, ComponentType<RjsfProps>>> = {
  TextWidget: TextOrNumber,
  TextareaWidget: lines,
  PasswordWidget: password,
  EmailWidget: line('email'),
  URLWidget: line('url'),
  UpDownWidget: number,
  RangeWidget: range,
  DateWidget: day,
  DateTimeWidget: instant,
  // Elsewhere three lists, for browsers without a field of dates: ours is the same in all of them.
  AltDateWidget: day,
  AltDateTimeWidget: instant,
  TimeWidget: TimeInput,
  CheckboxWidget: asInput(Switch, (input) => ({ props: { ...shared(input), align: 'between' as const } })),
  CheckboxesWidget: CheckList,
  SelectWidget: SelectInput,
  RadioWidget: RadioInput,
  ColorWidget: asInput(ColorField, (input) => ({
    props: { ...labelled(input), required: input.required },
    store: (value) => input.onChange(value ?? nothing(input)),
  })),
  FileWidget: FileInput,
  HiddenWidget: () => null,
  image,
  imageSlots,
  textList: asInput(TextList, (input) => ({
    props: {
      ...shared(input),
      field: textOr(input.options['field']),
      max: input.schema.maxItems,
      placeholder: input.placeholder || undefined,
    },
  })),
};
