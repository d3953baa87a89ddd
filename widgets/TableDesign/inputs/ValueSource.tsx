import type { ReactElement } from 'react';
import type { FieldKind } from '#kinds';
import { designOfKind } from '#kinds/designs';
import type { Schemas } from '#openapi';
import { NumberField } from '#widgets/NumberField/NumberField.tsx';
import { inertProps } from '#widgets/kit/field/inert-props.ts';
import { useKindTexts } from '../texts/useKindTexts.ts';
import { ChoicePart, TextPart } from './controls.tsx';
import { FormulaField } from './FormulaField.tsx';
import styles from './inputs.module.css';
import type { TargetField } from './target-fields.ts';

type Source = Schemas['FormInitial'];

interface ValueSourceProps {
  id: string;
  /** The field that gets the value. */
  field: TargetField | undefined;
  fields: readonly TargetField[];
  source: Source;
  onChange(source: Source): void;
}

/** A rule puts into a field what a new record may begin with, but for parameters of an address, or what a formula makes. */
const sourcesOf = (kind: FieldKind | undefined): readonly Source['kind'][] => {
  const initial: readonly Source['kind'][] = (kind && designOfKind(kind).initial) ?? ['value'];
  return [...initial.filter((one) => one !== 'parameter' && one !== 'formula'), 'formula'];
};

function newSource(kind: string): Source {
  if (kind === 'formula') return { kind, expression: '' };
  if (kind === 'now' || kind === 'currentUser' || kind === 'currentDepartments') return { kind };
  return { kind: 'value', value: null };
}

/** A value for a field: fixed, by a formula, or what is known when the record is filled in. */
export function ValueSource({ id, field, fields, source, onChange }: ValueSourceProps): ReactElement {
  const texts = useKindTexts();
  const fixed = source.kind === 'value' ? source.value : undefined;
  const label = texts.choice('value');
  const compared = field?.kind && designOfKind(field.kind).comparedAs?.(field.kind);
  return (
    <div className={styles.pair}>
      <ChoicePart
        id={`${id}-kind`}
        label={texts.property('initial')}
        isRequired
        value={source.kind}
        entries={sourcesOf(field?.kind).map((kind) => ({ value: kind, label: texts.choice(kind) }))}
        onChange={(kind) => onChange(newSource(kind))}
      />
      {source.kind === 'formula' && (
        <FormulaField
          id={`${id}-formula`}
          label={texts.choice('formula')}
          error={undefined}
          value={source.expression}
          options={{ fields }}
          onChange={(expression) => onChange({ kind: 'formula', expression: String(expression) })}
        />
      )}
      {source.kind === 'value' &&
        (field?.options || compared === 'boolean' ? (
          <ChoicePart
            id={`${id}-value`}
            label={label}
            value={fixed === null ? '' : String(fixed)}
            entries={field?.options ?? ['true', 'false'].map((one) => ({ value: one, label: texts.choice(one) }))}
            onChange={(next) => onChange({ kind: 'value', value: plain(next, compared) })}
          />
        ) : compared === 'number' ? (
          <NumberField
            {...inertProps(`${id}-value`)}
            props={{ label }}
            bound={{
              value: fixed,
              set: (next) => onChange({ kind: 'value', value: typeof next === 'number' ? next : null }),
            }}
          />
        ) : (
          <TextPart
            id={`${id}-value`}
            label={label}
            maxLength={1000}
            value={fixed === null || fixed === undefined ? '' : String(fixed)}
            onChange={(next) => onChange({ kind: 'value', value: plain(next, compared) })}
          />
        ))}
    </div>
  );
}

/** A typed value as a field that is compared so stores it; an empty one is none. */
function plain(text: string, compared: string | undefined): string | number | boolean | null {
  if (text === '') return null;
  if (compared === 'boolean') return text === 'true';
  return text;
}
