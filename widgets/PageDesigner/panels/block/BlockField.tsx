import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Value } from '#engine/document';
import { isExpression, textIn, withTextIn } from '#engine/designer';
import type { Schemas } from '#openapi';
import { IconPicker } from '../../../IconPicker/IconPicker.tsx';
import { inertProps } from '../../../kit/field/inert-props.ts';
import { NumberField } from '../../../NumberField/NumberField.tsx';
import { Select } from '../../../Select/Select.tsx';
import { Switch } from '../../../Switch/Switch.tsx';
import { TextField } from '../../../TextField/TextField.tsx';
import { type BlockInput, changesFor, isAsked, menuInputOf, textOf, paramOf } from './block-inputs.ts';
import { FieldPicker } from './FieldPicker.tsx';
import { FilterPicker } from './FilterPicker.tsx';
import { MenuPicker } from './MenuPicker.tsx';
import type { BlockFormProps, PickerProps } from './picker-props.ts';
import { type AnswerReader, useAnswer } from './useAnswer.ts';

interface BlockFieldProps extends BlockFormProps {
  input: BlockInput;
  inputs: readonly BlockInput[];
  reader: AnswerReader;
}

/** One parameter of a block; nothing while it is not asked for. */
export function BlockField(given: BlockFieldProps): ReactElement | null {
  const { id, node, input, inputs, designer, reader, languages, messages, application } = given;
  const { formatMessage, formatDisplayName, locale } = useIntl();
  const menu = textOf(node, menuInputOf(inputs, input));
  const table = useAnswer<Schemas['RecordTable']>(reader, 'getMenuTable', menu === '' ? undefined : { id: menu });
  const kindOf = (field: string) => table.data?.filters.find((one) => one.field === field)?.kind;
  if (!isAsked(input, inputs, { node, kindOf })) return null;
  const { param, picker, choices, type } = input;
  const value = paramOf(node, input);
  const label = textIn(input.name, locale, messages) ?? param;
  const hint = textIn(input.hint, locale, messages);
  const set = (next: Value | undefined): void => {
    designer.setParams(node.id, changesFor(designer.nodeOf(node.id) ?? node, { input, inputs, value: next }));
  };
  const picked: PickerProps = { id: `${id}-${param}`, label, hint, value, set };
  const frame = { ...inertProps(picked.id), error: undefined };
  if (isExpression(value))
    return (
      <TextField
        {...frame}
        props={{ label: formatMessage({ id: 'widget.PageDesigner.properties.computed' }, { name: label }) }}
        bound={{ value: value.$, set: (next) => set({ $: String(next ?? '') }) }}
      />
    );
  if (picker === 'menu') return <MenuPicker {...picked} reader={reader} application={application} />;
  if (picker === 'filter') return <FilterPicker {...picked} menu={menu} table={table} />;
  if (picker === 'icon')
    return (
      <IconPicker
        {...frame}
        props={{ label, ...(hint !== undefined && { hint }) }}
        bound={{ value: value === '' ? null : value, set: (next) => set(next === null ? undefined : String(next)) }}
      />
    );
  if (picker) return <FieldPicker {...picked} menu={menu} table={table} picker={picker} only={input.only} />;
  if (choices)
    return (
      <Select
        {...frame}
        props={{
          label,
          ...(hint !== undefined && { hint }),
          options: choices.map((one) => ({
            value: one.value,
            label: textIn(one.name, locale, messages) ?? String(one.value),
          })),
        }}
        bound={{ value, set: (next) => set(typeof next === 'number' ? next : String(next)) }}
      />
    );
  if (type === 'boolean')
    return (
      <Switch
        {...frame}
        props={{ label, ...(hint !== undefined && { hint }) }}
        bound={{ value, set: (next) => set(next === true) }}
      />
    );
  if (type === 'number' || type === 'integer')
    return (
      <NumberField
        {...frame}
        props={{ label, ...(hint !== undefined && { hint }), ...(type === 'integer' && { step: 1 }) }}
        bound={{ value, set: (next) => set(typeof next === 'number' ? next : undefined) }}
      />
    );
  return (
    <>
      {languages.map((language, at) => (
        <TextField
          key={language}
          {...frame}
          id={`${picked.id}-${language}`}
          props={{
            label: formatMessage(
              { id: 'widget.PageDesigner.properties.inLanguage' },
              { name: label, language: formatDisplayName(language.split('-')[0] ?? language, { type: 'language' }) },
            ),
            ...(at === 0 && hint !== undefined && { hint }),
            maxLength: 200,
          }}
          bound={{
            value: textIn(value, language, messages) ?? '',
            set(next) {
              const now = paramOf(designer.nodeOf(node.id) ?? node, input);
              const words = String(next ?? '');
              const text = withTextIn(now, { locale: language, words, locales: languages, messages });
              const isEmpty = languages.every((one) => (textIn(text, one, messages) ?? '') === '');
              designer.setParams(
                node.id,
                changesFor(designer.nodeOf(node.id) ?? node, { input, inputs, value: isEmpty ? undefined : text }),
                'text',
              );
            },
          }}
        />
      ))}
    </>
  );
}
