import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine';
import field from '../../kit/field/field.module.css';
import type { TableEvents, TableProps } from '../../generated/types.ts';
import { Glyph } from '../../kit/icons/Glyph.tsx';
import { SearchBox } from './SearchBox.tsx';
import styles from './TableBar.module.css';
import type { Query } from '../model/views/useQuery.ts';
import type { SavedViews } from '../model/views/useSavedViews.ts';
import type { ArrangedTable } from '../model/views/useView.ts';
import { ToolRow } from './ToolRow.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import type { Density } from '../model/views/view.ts';

interface TableBarProps {
  widget: WidgetProps<TableProps, TableEvents>;
  query: Query;
  arranged: ArrangedTable;
  density: Density;
  /** There is room for the search alone. */
  isNarrow: boolean;
  pause: number;
  /** Where the document lets people name views. */
  views: SavedViews | undefined;
  onMove: (key: string, target: string) => void;
  onSay: (news: string) => void;
}

/** Above the rows: the document's own nodes, the search, the view. */
export function TableBar(bar: TableBarProps): ReactElement | null {
  const { widget, query, arranged, density, isNarrow, pause, views, onMove, onSay } = bar;
  const { id, props, bounds, listens, slot, hasSlot } = widget;
  const { formatMessage } = useIntl();
  const hasSearch = bounds['search'] !== undefined || listens('search') || (props.complete && props.searchLabel);
  const canArrange = props.arrange ?? true;
  const hasCards = props.gallery === true || (isNarrow && props.cards === true);
  const [isOpen, setOpen] = useState(false);
  const isFolded = props.foldTools === true && isNarrow && Boolean(hasSearch) && hasSlot('toolbar');
  const isHidden = isFolded && !isOpen;
  const isRow = props.foldTools === true && !isNarrow;
  const active = props.active ?? 0;
  if (!(hasSlot('toolbar') || (!hasCards && hasSlot('gridTools')) || hasSearch || views || canArrange)) return null;
  return (
    <div className={styles.bar} data-folded={isFolded || undefined} data-row={isRow || undefined}>
      {hasSearch && (
        <SearchBox
          label={props.searchLabel}
          search={query.search}
          pause={props.complete ? 0 : pause}
          onChange={query.searchFor}
        />
      )}
      {isFolded && (
        <button
          type="button"
          className={field.small}
          aria-expanded={isOpen}
          aria-controls={`${id}-tools`}
          onClick={() => setOpen(!isOpen)}
        >
          <Glyph name="settings" size={16} />
          {formatMessage({ id: 'widget.Table.tools' }, { count: active })}
        </button>
      )}
      {isRow ? (
        <ToolRow id={id}>
          {slot('toolbar')}
          {!hasCards && slot('gridTools')}
        </ToolRow>
      ) : (
        <div id={`${id}-tools`} className={styles.tools} hidden={isHidden}>
          {slot('toolbar')}
          {!hasCards && slot('gridTools')}
        </div>
      )}
      {!isHidden && (views || canArrange) && (
        <div className={styles.views}>
          {views && <SavedViewsMenu id={id} views={views} onSay={onSay} />}
          {canArrange && <ViewMenu id={id} arranged={arranged} density={density} onMove={onMove} />}
        </div>
      )}
    </div>
  );
}
