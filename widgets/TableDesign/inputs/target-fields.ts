import type { Schemas } from '#openapi';
import { type FieldKind, isGiven } from '#kinds';
import { designOfKind } from '#kinds/designs';
import type { Entry } from './controls.tsx';

type Effect = Schemas['FormEffect'];

/** A field or another control that rules act on. */
export interface TargetField extends Entry {
  /** The kind of a field. */
  kind?: FieldKind;
  /** Fixed options of a field. */
  options?: readonly Entry[];
}

/** Safe: the part hands out the controls of the form. */
export const asTargetFields = (value: unknown): readonly TargetField[] =>
  Array.isArray(value) ? (value as TargetField[]) : [];

/** People enter the values of a field of this kind; those of others are numbered, computed or read elsewhere. */
export const isGivenByPeople = ({ kind }: TargetField): boolean => kind === undefined || !isGiven(kind);

/** The fields that an effect can act on. */
export function kindsFor(effect: Effect['do'], fields: readonly TargetField[]): readonly TargetField[] {
  if (effect === 'setValue') return fields.filter(({ kind: of }) => of && designOfKind(of).isSetByRules);
  return effect === 'limitOptions' ? fields.filter(({ options = [] }) => options.length > 0) : fields;
}

/** An effect to begin with, on the first field that it can act on. */
export function newEffect(kind: string, fields: readonly TargetField[]): Effect {
  const first = (of: Effect['do']) => kindsFor(of, fields)[0];
  switch (kind) {
    case 'setValue':
      return { do: 'setValue', target: first(kind)?.value ?? '', to: { kind: 'value', value: null } };
    case 'limitOptions': {
      const field = first(kind);
      return {
        do: 'limitOptions',
        target: field?.value ?? '',
        values: (field?.options ?? []).map(({ value }) => value),
      };
    }
    case 'message':
      return { do: 'message', target: first(kind)?.value ?? '', text: '' };
    default:
      return { do: 'state', targets: [] };
  }
}
