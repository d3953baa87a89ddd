import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RecordForm } from '#engine/forms';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

/** Lists the keys of a form that is filled in, by the kinds of its fields; these answer them themselves. */
export function useFormShortcuts({ fields }: RecordForm, does: 'fill' | 'fillAndSend' | undefined): void {
  const { formatMessage } = useIntl();
  useShortcuts(
    useMemo(() => {
      if (does === undefined) return [];
      const kinds = new Set([...fields.values()].map(({ kind }) => kind.type));
      const part = formatMessage({ id: 'widget.RecordForm.keys.part' });
      const subTable = formatMessage({ id: 'widget.RecordForm.keys.subTable' });
      const save = { part, keys: 'Enter', label: formatMessage({ id: 'widget.RecordForm.keys.save' }) };
      const days = { part, keys: 'Alt+ArrowDown', label: formatMessage({ id: 'widget.RecordForm.keys.calendar' }) };
      const rows = [
        { keys: 'Enter', label: formatMessage({ id: 'widget.RecordForm.keys.below' }) },
        { keys: 'Shift+Enter', label: formatMessage({ id: 'widget.RecordForm.keys.above' }) },
        { keys: 'Mod+D', label: formatMessage({ id: 'widget.RecordForm.keys.fill' }) },
        { keys: 'Mod+V', label: formatMessage({ id: 'widget.RecordForm.keys.paste' }) },
        { keys: 'Mod+Z', label: formatMessage({ id: 'widget.RecordForm.keys.undo' }) },
      ].map((one) => ({ ...one, part: subTable }));
      return [
        ...(does === 'fillAndSend' ? [save] : []),
        ...(kinds.has('date') || kinds.has('dateRange') ? [days] : []),
        ...(kinds.has('subTable') ? rows : []),
      ];
    }, [formatMessage, fields, does]),
  );
}
