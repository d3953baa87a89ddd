import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useShortcuts } from '../kit/shortcuts/useShortcuts.ts';

/** Lists the keys of a grid on the page; the grid answers them itself (`useGridKeys`, `useSheet`). */
export function useGridShortcuts({ isSheet, canEdit }: { isSheet: boolean; canEdit: boolean }): void {
  const { formatMessage } = useIntl();
  useShortcuts(
    useMemo(() => {
      const ofGrid = [
        { keys: 'Enter', label: formatMessage({ id: 'widget.Table.keys.open' }) },
        { keys: 'Space', label: formatMessage({ id: 'widget.Table.keys.choose' }) },
      ];
      const ofSheet = [
        { keys: 'F2', label: formatMessage({ id: 'widget.Table.keys.edit' }) },
        { keys: 'Mod+C', label: formatMessage({ id: 'widget.Table.keys.copy' }) },
        { keys: 'Mod+V', label: formatMessage({ id: 'widget.Table.keys.paste' }) },
        { keys: 'Mod+D', label: formatMessage({ id: 'widget.Table.keys.fill' }) },
        { keys: 'Mod+Z', label: formatMessage({ id: 'widget.Table.keys.undo' }) },
      ];
      return isSheet && canEdit ? [...ofGrid, ...ofSheet] : ofGrid;
    }, [formatMessage, isSheet, canEdit]),
  );
}
