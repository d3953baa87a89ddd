import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import badge from '../Badge/Badge.module.css';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import buttons from '../kit/field/field.module.css';
import { inertProps } from '../kit/field/inert-props.ts';
import type { FilterFrame } from '../kit/filter/ConditionRow.tsx';
import { completeOf } from '../kit/filter/filter.ts';
import { FilterGroup } from '../kit/filter/FilterGroup.tsx';
import editor from '../kit/filter/filter.module.css';
import { Glyph } from '../kit/icons/Glyph.tsx';
import styles from './ListLook.module.css';
import { earlierMark, longestName, type Mark, markTones, mostMarks, newMark } from './marks.ts';
import { useToneText } from './useToneText.ts';

interface MarkListProps {
  id: string;
  frame: FilterFrame;
  marks: readonly Mark[];
  onChange: (marks: Mark[], isNow?: boolean) => void;
}

/** Which rows have a colour: each with a name, because a colour alone says nothing. */
export function MarkList({ id, frame, marks, onChange }: MarkListProps): ReactElement {
  const { formatMessage } = useIntl();
  const [first] = frame.fields;
  const replace = (at: number, mark: Mark | undefined, isNow?: boolean): void =>
    onChange(
      marks.flatMap((one, index) => (index === at ? (mark ?? []) : one)),
      isNow,
    );
  const focusLater = (element: string): number =>
    // The part is there after React has painted it.
    requestAnimationFrame(() => document.getElementById(element)?.focus());
  return (
    <>
      <p className={styles.hint}>{formatMessage({ id: 'widget.ListLook.marksHint' })}</p>
      {marks.length > 0 && (
        <ol className={styles.marks}>
          {marks.map((mark, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position; all else of it changes.
            <li key={at}>
              <MarkPart
                id={`${id}-${at}`}
                frame={frame}
                mark={mark}
                onChange={(next, isNow) => replace(at, next, isNow)}
                onEarlier={
                  at === 0
                    ? undefined
                    : () => {
                        onChange(earlierMark(marks, at), true);
                        focusLater(`${id}-${at - 1}-name`);
                      }
                }
                onRemove={() => {
                  replace(at, undefined, true);
                  focusLater(marks.length > 1 ? `${id}-${Math.max(0, at - 1)}-name` : `${id}-add`);
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {first && marks.length < mostMarks && (
        <div className={editor.tools}>
          <button
            type="button"
            id={`${id}-add`}
            className={buttons.small}
            onClick={() => {
              onChange([...marks, newMark(marks, frame.fields, frame.searches[first.field] !== undefined)]);
              focusLater(`${id}-${marks.length}-name`);
            }}
          >
            <Glyph name="plus" size={16} />
            {formatMessage({ id: 'widget.ListLook.addMark' })}
          </button>
        </div>
      )}
    </>
  );
}

interface MarkPartProps extends Pick<MarkListProps, 'id' | 'frame'> {
  mark: Mark;
  onChange: (mark: Mark, isNow?: boolean) => void;
  /** Absent for the first one. */
  onEarlier: (() => void) | undefined;
  onRemove: () => void;
}

function MarkPart({ id, frame, mark, onChange, onEarlier, onRemove }: MarkPartProps): ReactElement {
  const { formatMessage } = useIntl();
  const toneText = useToneText();
  const name = mark.name.trim() === '' ? formatMessage({ id: 'widget.ListLook.markUnnamed' }) : mark.name.trim();
  const isNameMissing = mark.name.trim() === '' && completeOf(mark.filter).children.length > 0;
  return (
    <fieldset className={styles.mark}>
      <legend className={styles.legend}>
        <span className={badge.badge} data-tone={mark.tone}>
          <span className={badge.text}>{name}</span>
        </span>
      </legend>
      <div className={styles.markHead}>
        <TextField
          {...inertProps(`${id}-name`)}
          props={{ label: formatMessage({ id: 'widget.ListLook.markName' }), maxLength: longestName }}
          error={isNameMissing ? formatMessage({ id: 'widget.ListLook.markNameMissing' }) : undefined}
          bound={{
            value: mark.name,
            // Safe: a text field sets text.
            set: (next) => onChange({ ...mark, name: next as string }),
          }}
        />
        <div className={styles.tone}>
          <span className={`${badge.badge} ${styles.swatch}`} data-tone={mark.tone} aria-hidden="true" />
          <Select
            {...inertProps(`${id}-tone`)}
            props={{
              label: formatMessage({ id: 'widget.ListLook.markTone' }),
              required: true,
              options: markTones.map((tone) => ({ value: tone, label: toneText(tone) })),
            }}
            bound={{
              value: mark.tone,
              // Safe: the options are tones.
              set: (next) => onChange({ ...mark, tone: next as Mark['tone'] }, true),
            }}
          />
        </div>
        <div className={styles.markTools}>
          <button
            type="button"
            className={buttons.small}
            data-square="true"
            disabled={!onEarlier}
            aria-label={formatMessage({ id: 'widget.ListLook.markEarlier' }, { name })}
            onClick={onEarlier}
          >
            <Glyph name="chevron-up" size={16} />
          </button>
          <button
            type="button"
            className={buttons.small}
            data-square="true"
            aria-label={formatMessage({ id: 'widget.ListLook.markRemove' }, { name })}
            onClick={onRemove}
          >
            <Glyph name="trash" size={16} />
          </button>
        </div>
      </div>
      <div className={editor.editor}>
        <FilterGroup
          id={`${id}-filter`}
          frame={frame}
          filter={mark.filter}
          path={[]}
          group={mark.filter}
          onChange={(filter) => onChange({ ...mark, filter })}
        />
      </div>
    </fieldset>
  );
}
