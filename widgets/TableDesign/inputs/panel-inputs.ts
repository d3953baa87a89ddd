import { MultiSelect } from '../../MultiSelect/MultiSelect.tsx';
import { asInput, hintOf } from '../../Form/inputs/input.tsx';
import type { Entry } from './controls.tsx';
import { EffectLines } from './EffectLines.tsx';
import { FieldLines, SortLines } from './FieldLines.tsx';
import { FilterInput } from './FilterInput.tsx';
import { FormulaField } from './FormulaField.tsx';
import { MappingLines } from './MappingLines.tsx';
import { OptionList, OptionTree } from './OptionList.tsx';
import { SerialParts } from './SerialParts.tsx';
import { asField } from './structured.tsx';
import { TabLines } from './TabLines.tsx';

/** Inputs of values with parts, by the names that a panel's `ui:field` uses. */
export const panelFields = {
  effects: asField(EffectLines),
  filter: asField(FilterInput),
  fieldLines: asField(FieldLines),
  sortLines: asField(SortLines),
  mapping: asField(MappingLines),
  formula: asField(FormulaField),
  optionList: asField(OptionList),
  optionTree: asField(OptionTree),
  serialParts: asField(SerialParts),
  tabLines: asField(TabLines),
};

/** Further inputs, by the names that a panel's `ui:widget` uses. */
export const panelWidgets = {
  choices: asInput(MultiSelect, (input) => ({
    props: {
      label: input.label,
      hint: hintOf(input),
      // Safe: the panel hands out choices.
      options: (input.options['choices'] as Entry[] | undefined) ?? [],
    },
  })),
};
