import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import { freeze } from '#engine/runtime';
import type { ListLookEvents, ListLookProps } from '../generated/types.ts';
import { readFields } from '../kit/filter/read-fields.ts';
import { recordSearches } from '../kit/filter/record-searches.ts';
import { PanelButton } from '../kit/popover/PanelButton.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import styles from './ListLook.module.css';
import { groupFields, readGroups, readTotals, totalFields } from './look.ts';
import { MarkButton } from './MarkButton.tsx';
import { TotalList } from './TotalList.tsx';

/** What the records of a list are grouped by, what is computed of them, and which of them have a colour. */
export function ListLook(given: WidgetProps<ListLookProps, ListLookEvents>): ReactElement {
  const { id, props, bounds, emit } = given;
  const { formatMessage } = useIntl();
  const fields = readFields(props.fields);
  const groups = readGroups(bounds['groups']?.value);
  const totals = readTotals(bounds['totals']?.value);
  const set = (name: 'groups' | 'totals', list: readonly object[]): void => {
    bounds[name]?.set(freeze(list.length > 0 ? list.map((one) => ({ ...one })) : null));
    emit('change', null);
  };
  const count = groups.length + totals.length;
  const name = formatMessage({ id: 'widget.ListLook.open' });
  return (
    <div id={id} className={styles.bar}>
      <PanelButton
        id={`${id}-open`}
        icon="layers"
        name={name}
        count={count}
        countLabel={formatMessage({ id: 'widget.ListLook.openCount' }, { name, count })}
      >
        {() => (
          <div className={styles.panel}>
            {bounds['groups'] && (
              <GroupChoice
                id={`${id}-groups`}
                fields={groupFields(fields)}
                groups={groups}
                onChange={(next) => set('groups', next)}
              />
            )}
            {bounds['totals'] && (
              <TotalList
                id={`${id}-totals`}
                fields={totalFields(fields)}
                totals={totals}
                onChange={(next) => set('totals', next)}
              />
            )}
          </div>
        )}
      </PanelButton>
      {bounds['marks'] && (
        <MarkButton
          id={`${id}-marks`}
          frame={{ fields, searches: recordSearches(fields, props), isChecked: false }}
          bound={bounds['marks']}
          onChange={() => emit('change', null)}
        />
      )}
    </div>
  );
}
