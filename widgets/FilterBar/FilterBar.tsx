import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import type { FilterBarEvents, FilterBarProps } from '../generated/types.ts';
import buttons from '../kit/field/field.module.css';
import { completeOf, conditionsOf, emptyFilter, type Filter, readFilter, withNode } from '../kit/filter/filter.ts';
import { FilterGroup } from '../kit/filter/FilterGroup.tsx';
import editor from '../kit/filter/filter.module.css';
import { readFields } from '../kit/filter/read-fields.ts';
import { recordSearches } from '../kit/filter/record-searches.ts';
import { useSettledDraft } from '../kit/filter/useSettledDraft.ts';
import { Glyph } from '../kit/icons/Glyph.tsx';
import { PanelButton } from '../kit/popover/PanelButton.tsx';
import styles from './FilterBar.module.css';
import { useConditionText } from '../kit/filter/useConditionText.ts';

/** The conditions that a list can be narrowed by; null without any. */
const applied = (draft: Filter): Filter | null => {
  const whole = completeOf(draft);
  return whole.children.length > 0 ? whole : null;
};

/** What a list is narrowed by: conditions in a panel, and a chip for each of them beside its button. */
export function FilterBar(given: WidgetProps<FilterBarProps, FilterBarEvents>): ReactElement {
  const { id, props, bound, emit } = given;
  const { formatMessage } = useIntl();
  const fields = readFields(props.fields);
  const searches = recordSearches(fields, props);
  const { draft, change, flush } = useSettledDraft<Filter, Filter>({
    bound,
    read: readFilter,
    applied,
    emit: (filter) => emit('change', { filter: filter && { ...filter } }),
  });
  const textOf = useConditionText(fields);
  const shown = readFilter(bound?.value ?? null);
  const count = conditionsOf(shown).length;
  const name = props.label ?? formatMessage({ id: 'widget.FilterBar.open' });
  return (
    <div id={id} className={styles.bar}>
      <PanelButton
        id={`${id}-open`}
        icon="filter"
        name={name}
        count={count}
        countLabel={formatMessage({ id: 'widget.FilterBar.openCount' }, { name, count })}
        onClose={flush}
      >
        {() => (
          <div className={styles.panel}>
            <p className={styles.title}>{formatMessage({ id: 'widget.FilterBar.title' })}</p>
            <div className={editor.editor}>
              {draft.children.length === 0 && (
                <p className={editor.none}>{formatMessage({ id: 'widget.FilterEditor.none' })}</p>
              )}
              <FilterGroup
                id={`${id}-filter`}
                frame={{ fields, searches, isChecked: false }}
                filter={draft}
                path={[]}
                group={draft}
                onChange={change}
              />
            </div>
          </div>
        )}
      </PanelButton>
      {count > 0 && (
        <ul className={styles.chips} aria-label={formatMessage({ id: 'widget.FilterBar.chips' })}>
          {shown.children.map((node, at) => {
            const what = textOf(node);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its position; all else of it changes.
              <li key={at} className={styles.chip}>
                <span className={styles.text}>{what}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={formatMessage({ id: 'widget.FilterBar.remove' }, { what })}
                  onClick={() => {
                    change(withNode(shown, [at], undefined), true);
                    document.getElementById(`${id}-open`)?.focus();
                  }}
                >
                  <Glyph name="x" size={14} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {count > 0 && (
        <button
          type="button"
          className={`${buttons.small} ${styles.clear}`}
          onClick={() => {
            change(emptyFilter, true);
            document.getElementById(`${id}-open`)?.focus();
          }}
        >
          {formatMessage({ id: 'widget.FilterBar.clear' })}
        </button>
      )}
    </div>
  );
}
