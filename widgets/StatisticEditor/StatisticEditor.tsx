import { type ReactElement, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { freeze } from '#engine/runtime';
import type { StatisticEditorEvents, StatisticEditorProps } from '../generated/types.ts';
import { Field } from '../kit/field/Field.tsx';
import field from '../kit/field/field.module.css';
import { useControllableState } from '../kit/field/useControllableState.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { GroupRow } from './GroupRow.tsx';
import { MeasureRow } from './MeasureRow.tsx';
import { freeId, type Parts, readParts } from './parts.ts';
import styles from './StatisticEditor.module.css';

/** The list with one entry changed, or taken away where `next` is undefined. */
const withEntry = <Entry,>(list: readonly Entry[], at: number, next: Entry | undefined): Entry[] =>
  list.flatMap((one, index) => (index === at ? (next === undefined ? [] : [next]) : [one]));

/** REPORT-06: what records are grouped by, the outer group first, and what is computed of them. */
export function StatisticEditor({
  id,
  props,
  bound,
  error,
  emit,
}: WidgetProps<StatisticEditorProps, StatisticEditorEvents>): ReactElement {
  const { formatMessage } = useIntl();
  const editor = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useControllableState(bound, readParts);
  const { label, hint, maxGroups = 3, maxMeasures = 10, disabled = false } = props;
  const fields = props.fields ?? [];
  const { groups, measures } = parts;
  const change = (next: Partial<Parts>, focused?: 'groups' | 'measures') => {
    const value = freeze({ ...parts, ...next });
    setParts(value);
    emit('change', { value: { ...value } });
    // The rows are there after React has painted them; what was added, or the list that lost a row, has the focus.
    if (focused) requestAnimationFrame(() => focusLast(editor.current, focused));
  };
  const shownGroups = groups.slice(0, maxGroups);
  const shownMeasures = measures.slice(0, maxMeasures);
  return (
    <Field id={id} group label={label} hint={hint} error={error}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label; a fieldset would need its own.
        <div
          ref={editor}
          id={control.id}
          role="group"
          aria-labelledby={`${id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.editor}
        >
          {maxGroups > 0 && (
            <div className={styles.part} data-part="groups">
              <p className={styles.title}>{formatMessage({ id: 'widget.StatisticEditor.groups' })}</p>
              <ul className={styles.rows}>
                {shownGroups.map((group, at) => (
                  <GroupRow
                    key={group.id}
                    id={`${id}-${group.id}`}
                    at={at}
                    group={group}
                    fields={fields}
                    disabled={disabled}
                    change={(next) => change({ groups: withEntry(groups, at, next) })}
                    remove={() => change({ groups: withEntry(groups, at, undefined) }, 'groups')}
                  />
                ))}
              </ul>
              {shownGroups.length < maxGroups && (
                <button
                  type="button"
                  className={field.small}
                  disabled={disabled}
                  onClick={() =>
                    change({ groups: [...groups, { kind: 'value', id: freeId(parts, 'g'), field: '' }] }, 'groups')
                  }
                >
                  <Glyph name="plus" size={16} />
                  {formatMessage({ id: 'widget.StatisticEditor.groups.add' })}
                </button>
              )}
            </div>
          )}
          <div className={styles.part} data-part="measures">
            <p className={styles.title}>{formatMessage({ id: 'widget.StatisticEditor.measures' })}</p>
            <ul className={styles.rows}>
              {shownMeasures.map((measure, at) => (
                <MeasureRow
                  key={measure.id}
                  id={`${id}-${measure.id}`}
                  at={at}
                  measure={measure}
                  fields={fields}
                  disabled={disabled}
                  change={(next) => change({ measures: withEntry(measures, at, next) })}
                  remove={
                    measures.length > 1
                      ? () => change({ measures: withEntry(measures, at, undefined) }, 'measures')
                      : undefined
                  }
                />
              ))}
            </ul>
            {shownMeasures.length < maxMeasures && (
              <button
                type="button"
                className={field.small}
                disabled={disabled}
                onClick={() =>
                  change({ measures: [...measures, { kind: 'count', id: freeId(parts, 'm') }] }, 'measures')
                }
              >
                <Glyph name="plus" size={16} />
                {formatMessage({ id: 'widget.StatisticEditor.measures.add' })}
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Moves the focus to the last row of a list, and to the button below it where there is none. */
function focusLast(editor: HTMLElement | null, part: 'groups' | 'measures'): void {
  const list = editor?.querySelector(`[data-part="${part}"]`);
  const last = list?.querySelector('li:last-child select') ?? list?.querySelector(':scope > button');
  if (last instanceof HTMLElement) last.focus();
}
