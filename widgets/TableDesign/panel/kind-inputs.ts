import type { Schemas } from '#openapi';
import { designOfKind, type Panel, type PanelInput, type PanelInputs } from '#kinds/designs';
import type { FieldKind } from '../design.ts';
import { kindProperties, propertiesOf, propertyIn, type Schema } from './contract-parts.ts';
import { choiceInput, choices, conditions, expression, several } from './inputs-of-kind.ts';
import { fieldsBehind, fieldsOfView, knownFields, type PanelFacts } from './panel-facts.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';

const when = (input: PanelInput, values: Schema): PanelInput => ({ ...input, ui: { ...input.ui, 'ui:when': values } });

/** The properties of a kind: those of the contract that have one plain value, and the others by an input of their own. */
export function kindInputs(kind: FieldKind, facts: PanelFacts, texts: PanelTexts): Required<PanelInputs> {
  const own = designOfKind(kind).panel?.(kind, panelAround(kind, facts, texts));
  return { first: [], main: [], validation: [], display: [], advanced: [], words: [], required: [], ...own };
}

/** What a kind makes its inputs with. */
function panelAround(kind: FieldKind, facts: PanelFacts, texts: PanelTexts): Panel {
  const own = kindProperties(kind.type);
  const { fields, targets, departments } = facts;
  return {
    locale: texts.locale,
    fields,
    targets,
    departments,
    of: (name) => ({ name, schema: propertyIn(own, name) }),
    ofPart: (name, part, property) => ({ name, schema: propertyIn(propertiesOf(part), property) }),
    line: (name) => ({ name, schema: { type: 'string', maxLength: 100 } }),
    when,
    choice(name, list, stored, none) {
      const made = choiceInput(name, list, stored);
      if (none === undefined || list.length > 0) return made;
      return { ...made, schema: { ...made.schema, description: texts.none(none) } };
    },
    several,
    conditions,
    expression,
    options: (source, isTree = false) => optionInputs(source, isTree, facts, texts),
    helped: (input, help) => ({ ...input, schema: { ...input.schema, description: texts.help(help) } }),
    behind: (relation) => fieldsBehind(facts, relation),
    fieldsOf: (view) => fieldsOfView(targets, view),
    known: (list) => knownFields(list, texts.locale),
  };
}

function optionInputs(
  options: Schemas['OptionSource'],
  isTree: boolean,
  { targets }: PanelFacts,
  texts: PanelTexts,
): PanelInput[] {
  const view = options.source === 'table' ? options.logical_table_id : '';
  const fields = fieldsOfView(targets, view);
  const fixed = { options_source: 'fixed' };
  const table = { options_source: 'records' };
  const source: PanelInput = { name: 'options_source', schema: { type: 'string', enum: ['fixed', 'records'] } };
  return [
    ...(targets.length > 0 || options.source === 'table' ? [{ ...source, ui: { 'ui:widget': 'radio' } }] : []),
    {
      name: 'options',
      schema: {},
      ui: {
        'ui:field': isTree ? 'optionTree' : 'optionList',
        'ui:options': { locale: texts.locale },
        ...(targets.length > 0 && { 'ui:when': fixed }),
      },
    },
    when({ name: 'options_table', schema: choices(targets, view) }, table),
    when({ name: 'options_field', schema: choices(fields, options.source === 'table' ? options.field : '') }, table),
    when(conditions('options_filter', fields), table),
  ];
}
