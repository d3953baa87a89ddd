import type { ReactElement } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { boundText } from '../kit/field/bound-text.ts';
import type { StepsEvents, StepsProps } from '../generated/types.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { Spoken } from '../kit/spoken/Spoken.tsx';
import styles from './Steps.module.css';

const states = defineMessages({
  done: { id: 'widget.Steps.done' },
  wrong: { id: 'widget.Steps.wrong' },
});

type State = 'done' | 'current' | 'next' | 'wrong';

/** An ordered list with the current step marked. Steps that are done can be gone back to when the document listens. */
export function Steps({ id, props, bound, busy, emit, listens }: WidgetProps<StepsProps, StepsEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const found = props.steps.findIndex((step) => step.id === boundText(bound));
  const current = Math.max(0, found);
  const goTo = (step: string) => {
    if (busy) return;
    bound?.set(step);
    emit('select', { step });
  };
  return (
    <ol id={id} className={styles.steps} aria-label={props.label} data-direction={props.direction ?? 'row'}>
      {props.steps.map((step, at) => {
        const state: State = step.state ?? (at < current ? 'done' : at === current ? 'current' : 'next');
        const words = (
          <>
            <span className={styles.mark} aria-hidden="true">
              {state === 'done' ? <Glyph name="check" size={16} /> : state === 'wrong' ? '!' : at + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.label}>{step.label}</span>
              {step.hint && <span className={styles.hint}>{step.hint}</span>}
              {state !== 'next' && state !== 'current' && <Spoken>{formatMessage(states[state])}</Spoken>}
            </span>
          </>
        );
        const canGo = listens('select') && at !== current && (state === 'done' || state === 'wrong');
        return (
          <li
            key={step.id}
            className={styles.step}
            data-progress={state}
            aria-current={at === current ? 'step' : undefined}
          >
            {canGo ? (
              <button type="button" className={styles.place} onClick={() => goTo(step.id)}>
                {words}
              </button>
            ) : (
              <span className={styles.place}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
