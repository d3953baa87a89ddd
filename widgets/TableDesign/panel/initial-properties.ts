import type { FieldKind } from '../design.ts';
import { designOfKind } from '#kinds/designs';
import { propertiesOf, propertyIn } from './contract-parts.ts';
import { initialSources } from './initial-value.ts';
import { choiceInput, expression, type Input, several } from './inputs-of-kind.ts';
import type { PanelFacts } from './panel-facts.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';

/** The inputs of the value that a new record starts with: its origin, and what that origin needs. */
export function initialProperties(kind: FieldKind, { fields, isColumn }: PanelFacts, { locale }: PanelTexts): Input[] {
  const sources = initialSources(kind.type).filter((source) => !isColumn || source === 'none' || source === 'value');
  if (sources.length < 2) return [];
  const under = (from: string, input: Input): Input => ({
    ...input,
    ui: { ...input.ui, 'ui:when': { initial_from: from } },
  });
  const fixed = designOfKind(kind).fixed?.(kind, { locale, choice: choiceInput, several });
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
