import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Schemas } from '#openapi';
import { wordsOf } from '../design.ts';
import { withWord, wordIn } from '../texts/words.ts';
import { useKindTexts } from '../texts/useKindTexts.ts';
import { ChoicePart, ChoicesPart, type Entry, FlagPart, TextPart } from './controls.tsx';
import styles from './inputs.module.css';
import { Lines } from './Lines.tsx';
import type { StructuredProps } from './structured.tsx';
import { asTargetFields, kindsFor, newEffect, type TargetField } from './target-fields.ts';
import { ValueSource } from './ValueSource.tsx';

type Effect = Schemas['FormEffect'];
type State = Extract<Effect, { do: 'state' }>;
const effects = ['state', 'setValue', 'limitOptions', 'message'] as const;
const states = ['is_hidden', 'is_required', 'is_read_only'] as const;

/** TABLE-24: what a rule does, in its order: shows and hides, requires, locks, puts values, limits options, says something. */
export function EffectLines({ id, label, error, value, options, onChange }: StructuredProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  // Safe: the contract describes the effects of a rule.
  const list = Array.isArray(value) ? (value as Effect[]) : [];
  const fields = asTargetFields(options['fields']);
  const controls = asTargetFields(options['controls']);
  // What formulas read may be more than what is acted on: a row reads its record.
  const named = options['named'] === undefined ? fields : asTargetFields(options['named']);
  return (
    <Lines
      id={`${id}-lines`}
      label={label}
      error={error}
      lines={list}
      most={50}
      nameOf={(effect) => texts.effect(effect.do)}
      keyOf={(_, at) => String(at)}
      onChange={onChange}
      adding={{
        label: formatMessage({ id: 'widget.TableDesign.effects.add' }),
        make: () => newEffect('state', fields),
      }}
      row={(effect, at, change) => (
        <div className={styles.stack}>
          <ChoicePart
            id={`${id}-${at}-do`}
            label={formatMessage({ id: 'widget.TableDesign.effects.kind' })}
            isLabelHidden
            isRequired
            value={effect.do}
            entries={effects
              .filter((one) => kindsFor(one, fields).length > 0)
              .map((one) => ({ value: one, label: texts.effect(one) }))}
            onChange={(next) => change(newEffect(next, fields))}
          />
          {effect.do === 'state' ? (
            <StateEffect id={`${id}-${at}`} effect={effect} controls={controls} onChange={change} />
          ) : (
            <TargetEffect id={`${id}-${at}`} effect={effect} fields={fields} named={named} onChange={change} />
          )}
        </div>
      )}
    />
  );
}

interface StateProps {
  id: string;
  effect: State;
  controls: readonly TargetField[];
  onChange(effect: Effect): void;
}

/** Controls that are shown or hidden, required, or locked. */
function StateEffect({ id, effect, controls, onChange }: StateProps): ReactElement {
  const { formatMessage } = useIntl();
  const texts = useKindTexts();
  const stay: Entry = { value: '', label: texts.effect('stays') };
  const put = (name: (typeof states)[number], next: string) => {
    const { [name]: _, ...others } = effect;
    onChange(next === '' ? others : { ...others, [name]: next === 'true' });
  };
  return (
    <>
      <ChoicesPart
        id={`${id}-targets`}
        label={formatMessage({ id: 'widget.TableDesign.effects.targets' })}
        values={effect.targets}
        entries={controls}
        onChange={(targets) => onChange({ ...effect, targets })}
      />
      <div className={styles.pair}>
        {states.map((name) => (
          <ChoicePart
            key={name}
            id={`${id}-${name}`}
            label={texts.effect(name)}
            isRequired
            value={effect[name] === undefined ? '' : String(effect[name])}
            entries={[stay, ...['true', 'false'].map((one) => ({ value: one, label: texts.effect(`${name}_${one}`) }))]}
            onChange={(next) => put(name, next)}
          />
        ))}
      </div>
      {effect.is_hidden === true && (
        <FlagPart
          id={`${id}-drops`}
          label={texts.effect('drops_value')}
          value={effect.drops_value === true}
          onChange={(drops) => {
            const { drops_value: _, ...others } = effect;
            onChange(drops ? { ...others, drops_value: true } : others);
          }}
        />
      )}
    </>
  );
}

interface TargetProps {
  id: string;
  effect: Exclude<Effect, State>;
  fields: readonly TargetField[];
  /** What a formula can name. */
  named: readonly TargetField[];
  onChange(effect: Effect): void;
}

/** One field that gets a value, fewer options, or words beside it. */
function TargetEffect({ id, effect, fields, named, onChange }: TargetProps): ReactElement {
  const { formatMessage, locale } = useIntl();
  const field = fields.find(({ value }) => value === effect.target);
  return (
    <>
      <ChoicePart
        id={`${id}-target`}
        label={formatMessage({ id: 'widget.TableDesign.effects.target' })}
        isRequired
        value={effect.target}
        entries={kindsFor(effect.do, fields)}
        onChange={(target) => {
          const next = fields.filter(({ value }) => value === target);
          onChange(effect.do === 'message' ? { ...effect, target } : newEffect(effect.do, next));
        }}
      />
      {effect.do === 'setValue' && (
        <ValueSource
          id={`${id}-to`}
          field={field}
          fields={named}
          source={effect.to}
          onChange={(to) => onChange({ ...effect, to })}
        />
      )}
      {effect.do === 'limitOptions' && (
        <ChoicesPart
          id={`${id}-values`}
          label={formatMessage({ id: 'widget.TableDesign.effects.values' })}
          values={effect.values}
          entries={field?.options ?? []}
          onChange={(values) => onChange({ ...effect, values })}
        />
      )}
      {effect.do === 'message' && (
        <TextPart
          id={`${id}-text`}
          label={formatMessage({ id: 'widget.TableDesign.effects.text' })}
          maxLength={500}
          value={wordIn(effect.text, locale)}
          placeholder={wordsOf(effect.text, locale)}
          onChange={(text) => onChange({ ...effect, text: withWord(effect.text, locale, text) })}
        />
      )}
    </>
  );
}
