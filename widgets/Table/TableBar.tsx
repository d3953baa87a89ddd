import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import field from '../kit/field/field.module.css';
import type { TableEvents, TableProps } from '../generated/types.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './Table.module.css';
import type { Choice } from './useChoice.ts';
import type { Query } from './useQuery.ts';
import type { SavedViews } from './useSavedViews.ts';
import type { ArrangedTable } from './useView.ts';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import type { Density } from './view.ts';

interface TableBarProps {
  widget: WidgetProps<TableProps, TableEvents>;
  query: Query;
  choice: Choice;
  arranged: ArrangedTable;
  density: Density;
  pause: number;
  /** Where the document lets people name views. */
  views: SavedViews | undefined;
  onMove: (key: string, target: string) => void;
  onSay: (news: string) => void;
}

/** Above the rows: the document's own nodes, the search, the view; and what can be done with the chosen rows. */
export function TableBar(bar: TableBarProps): ReactElement {
  const { widget, query, choice, arranged, density, pause, views, onMove, onSay } = bar;
  const { id, props, bounds, listens, slot, hasSlot } = widget;
  const { formatMessage } = useIntl();
  const hasSearch = bounds['search'] !== undefined || listens('search') || (props.complete && props.searchLabel);
  const canArrange = props.arrange ?? true;
  const count = choice.selection.length;
  return (
    <>
      {(hasSlot('toolbar') || hasSearch || views || canArrange) && (
        <div className={styles.bar}>
          {hasSearch && (
            <SearchBox
              label={props.searchLabel}
              search={query.search}
              pause={props.complete ? 0 : pause}
              onChange={query.searchFor}
            />
          )}
          <div className={styles.tools}>{slot('toolbar')}</div>
          {(views || canArrange) && (
            <div className={styles.views}>
              {views && <SavedViewsMenu id={id} views={views} onSay={onSay} />}
              {canArrange && <ViewMenu id={id} arranged={arranged} density={density} onMove={onMove} />}
            </div>
          )}
        </div>
      )}
      {props.selection === 'multiple' && count > 0 && (
        <div className={styles.chosen}>
          <p role="status">{formatMessage({ id: 'widget.Table.chosen' }, { count })}</p>
          <div className={styles.tools}>{slot('chosen', { selection: choice.selection, rows: choice.chosen })}</div>
          <button type="button" className={field.small} onClick={choice.clear}>
            {formatMessage({ id: 'widget.Table.clearChosen' })}
          </button>
        </div>
      )}
    </>
  );
}
