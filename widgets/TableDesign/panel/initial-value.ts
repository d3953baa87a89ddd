import { designOf } from '#kinds/designs';
import type { FieldKind, FormField } from '../design.ts';
import { isGiven, type PanelValue } from '../texts/words.ts';

type Initial = FormField['initial'];
export type InitialFrom = 'none' | NonNullable<Initial>['kind'];

/** Where the initial value of a kind may come from; none for kinds whose value people do not enter. */
export function initialSources(type: FieldKind['type']): readonly InitialFrom[] {
  const { initial } = designOf(type);
  return initial ? ['none', ...initial] : [];
}

/** An initial value as the panel has it: where it comes from, and an input for each origin. */
export function initialValue(initial: Initial): PanelValue {
  if (!initial) return {};
  const from = { initial_from: initial.kind };
  switch (initial.kind) {
    case 'value':
      return { ...from, initial: initial.value };
    case 'formula':
      return { ...from, initial_formula: initial.expression };
    case 'parameter':
      return { ...from, initial_parameter: initial.name };
    case 'currentDepartments':
      return { ...from, ...(initial.is_deep && { initial_deep: true }) };
    default:
      return from;
  }
}

/** The initial value that a panel's value describes; an origin without its value is none. */
export function initialFrom(value: PanelValue): unknown {
  const from = value['initial_from'];
  const [fixed, expression, name] = [value['initial'], value['initial_formula'], value['initial_parameter']];
  if (from === 'value') return isGiven(fixed) ? { kind: from, value: fixed } : undefined;
  if (from === 'formula') return isGiven(expression) ? { kind: from, expression } : undefined;
  if (from === 'parameter') return isGiven(name) ? { kind: from, name } : undefined;
  if (from === 'currentDepartments') return { kind: from, ...(value['initial_deep'] === true && { is_deep: true }) };
  if (from === 'currentUser' || from === 'now') return { kind: from };
  return undefined;
}
