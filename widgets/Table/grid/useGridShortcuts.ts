import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useShortcuts } from '../../kit/shortcuts/useShortcuts.ts';

/** Lists the keys of a grid on the page; the grid answers them itself (`useGridKeys`, `useSheet`). */
export function useGridShortcuts({ isSheet, canEdit }: { isSheet: boolean; canEdit: boolean }): void {
  const { formatMessage } = useIntl();
  useShortcuts(
    useMemo(() => {
      const ofGrid = [
        { keys: 'Arrows', label: formatMessage({ id: 'widget.Table.keys.move' }) },
        { keys: 'Home', label: formatMessage({ id: 'widget.Table.keys.rowStart' }) },
        { keys: 'End', label: formatMessage({ id: 'widget.Table.keys.rowEnd' }) },
        { keys: 'Ctrl+Home', label: formatMessage({ id: 'widget.Table.keys.first' }) },
        { keys: 'Ctrl+End', label: formatMessage({ id: 'widget.Table.keys.last' }) },
        { keys: 'PageDown', label: formatMessage({ id: 'widget.Table.keys.pageDown' }) },
        { keys: 'PageUp', label: formatMessage({ id: 'widget.Table.keys.pageUp' }) },
        { keys: 'Enter', label: formatMessage({ id: 'widget.Table.keys.open' }) },
        { keys: 'Space', label: formatMessage({ id: 'widget.Table.keys.choose' }) },
      ];
      const ofSheet = [
        { keys: 'F2', label: formatMessage({ id: 'widget.Table.keys.edit' }) },
        { keys: 'Shift+Arrows', label: formatMessage({ id: 'widget.Table.keys.extend' }) },
        { keys: 'Delete', label: formatMessage({ id: 'widget.Table.keys.clear' }) },
        { keys: 'Mod+C', label: formatMessage({ id: 'widget.Table.keys.copy' }) },
        { keys: 'Mod+V', label: formatMessage({ id: 'widget.Table.keys.paste' }) },
        { keys: 'Mod+D', label: formatMessage({ id: 'widget.Table.keys.fill' }) },
        { keys: 'Mod+Z', label: formatMessage({ id: 'widget.Table.keys.undo' }) },
        { keys: 'Mod+Shift+Z', label: formatMessage({ id: 'widget.Table.keys.redo' }) },
      ];
      const part = formatMessage({ id: 'widget.Table.keys.part' });
      return [...ofGrid, ...(isSheet && canEdit ? ofSheet : [])].map((one) => ({ ...one, part }));
    }, [formatMessage, isSheet, canEdit]),
  );
}
