import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { useForm, type WidgetProps } from '#engine';
import { Shown } from '../ChangeList/Shown.tsx';
import { wordsOfForm } from '../ChangeList/words-of-form.ts';
import type { MergeConflictsProps } from '../generated/types.ts';
import card from '../kit/listbox/choice-card.module.css';
import radio from '../kit/listbox/radio.module.css';
import { decidedValue, type Side } from './decided-value.ts';
import styles from './MergeConflicts.module.css';

const sides: readonly Side[] = ['mine', 'theirs'];

/** One pair of radio buttons for each field that two people changed; colours and pictures are shown as such. */
export function MergeConflicts({ id, props, bound }: WidgetProps<MergeConflictsProps>): ReactElement {
  const intl = useIntl();
  const form = useForm(props.form ?? '');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const choose = (pointer: string, side: Side): void => {
    const next = { ...chosen, [pointer]: side };
    setChosen(next);
    bound?.set(decidedValue(props.value, props.conflicts, next));
  };
  const nameOf = (side: Side, author: string, at: string | null): string => {
    if (side === 'mine') return intl.formatMessage({ id: 'widget.MergeConflicts.mine' });
    const time = at === null ? '' : intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
    return intl.formatMessage({ id: 'widget.MergeConflicts.theirs' }, { author: author || 'none', time });
  };
  return (
    <div id={id} className={styles.list}>
      {props.conflicts.map((conflict, index) => {
        const { title, options } = wordsOfForm(form, conflict.pointer);
        return (
          <fieldset key={conflict.pointer} className={styles.conflict}>
            <legend className={styles.label}>{conflict.label ?? title ?? conflict.pointer}</legend>
            <div className={styles.sides}>
              {sides.map((side) => (
                <label key={side} className={`${card.card} ${styles.side}`}>
                  <input
                    type="radio"
                    className={radio.radio}
                    name={`${id}-${index}`}
                    checked={chosen[conflict.pointer] === side}
                    onChange={() => choose(conflict.pointer, side)}
                  />
                  <span className={styles.words}>
                    <span className={styles.who}>
                      {nameOf(side, conflict.author ?? '', conflict.changed_at ?? null)}
                    </span>
                    <Shown value={conflict[side]} words={{ ...options, ...props.values }} />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
