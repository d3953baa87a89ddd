import type { FieldKind } from '../design.ts';
import { propertiesOf, propertyIn, type Schema } from './contract-parts.ts';
import { initialSources } from './initial-value.ts';
import { choices, expression, type Input, several } from './kind-inputs.ts';
import type { Choice, PanelFacts } from './panel-facts.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';

/** The inputs of the value that a new record starts with: its origin, and what that origin needs. */
export function initialProperties(kind: FieldKind, { fields, isColumn }: PanelFacts, { locale }: PanelTexts): Input[] {
  const sources = initialSources(kind.type).filter((source) => !isColumn || source === 'none' || source === 'value');
  if (sources.length < 2) return [];
  const under = (from: string, input: Input): Input => ({
    ...input,
    ui: { ...input.ui, 'ui:when': { initial_from: from } },
  });
  const fixed = fixedInput(kind, locale);
  return [
    { name: 'initial_from', schema: { type: 'string', enum: sources.filter((one) => one !== 'value' || fixed) } },
    ...(fixed ? [under('value', fixed)] : []),
    ...(sources.includes('formula') ? [under('formula', expression('initial_formula', fields))] : []),
    ...(sources.includes('parameter')
      ? [
          under('parameter', {
            name: 'initial_parameter',
            schema: propertyIn(propertiesOf('FilterOperandParameter'), 'name'),
          }),
        ]
      : []),
    ...(sources.includes('currentDepartments')
      ? [under('currentDepartments', { name: 'initial_deep', schema: { type: 'boolean' } })]
      : []),
  ];
}

/** The input of a fixed value, by kind; undefined where the form's own inputs would be needed. */
function fixedInput(kind: FieldKind, locale: string): Input | undefined {
  const of = (schema: Schema, ui?: Schema): Input => ({ name: 'initial', schema, ...(ui && { ui }) });
  switch (kind.type) {
    case 'text':
    case 'richText':
      return of({ type: 'string', maxLength: 1000 });
    case 'number':
      return of({ type: 'number' });
    case 'boolean':
      return of({ type: 'boolean' });
    case 'colour':
      return of({ type: 'string' }, { 'ui:widget': 'color' });
    case 'date':
      return of({ type: 'string', maxLength: 40, ...(kind.granularity === 'day' && { format: 'date' }) });
    case 'time':
      return of({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' });
    case 'select':
    case 'multiSelect': {
      if (kind.options.source !== 'fixed') return undefined;
      const options: Choice[] = kind.options.options.map(({ value, label }) => ({
        value,
        label: typeof label === 'string' ? label : (label[locale] ?? Object.values(label)[0] ?? value),
      }));
      return kind.type === 'select' ? of(choices(options)) : several('initial', options);
    }
    default:
      return undefined;
  }
}
