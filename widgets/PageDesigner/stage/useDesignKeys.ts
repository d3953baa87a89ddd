import { type KeyboardEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { documentOf, findSource, pathTo, positionIn } from '#engine/designer';
import { isComposing } from '../../kit/keys/is-composing.ts';
import { useShortcuts } from '../../kit/shortcuts/useShortcuts.ts';
import type { Designer } from '../model/designer.ts';

/** Mod+Z and its kin, for all of the designer: each change of an input is a step as well. */
export function useDesignKeys(designer: Designer): void {
  const { formatMessage } = useIntl();
  const keys = useMemo(
    () => [
      { keys: 'Mod+z', label: formatMessage({ id: 'widget.PageDesigner.undo' }), run: designer.undo },
      { keys: 'Mod+Shift+z', label: formatMessage({ id: 'widget.PageDesigner.redo' }), run: designer.redo },
      {
        keys: 'Mod+d',
        label: formatMessage({ id: 'widget.PageDesigner.duplicate' }),
        run: () => designer.state.selected !== null && designer.duplicate(designer.state.selected),
      },
    ],
    [designer, formatMessage],
  );
  useShortcuts(keys);
}

/** Arrow keys choose among the nodes, with Alt they move the chosen one; Delete removes it. */
export function answerKey(event: KeyboardEvent, designer: Designer): void {
  if (isComposing(event)) return;
  const { state } = designer;
  const document = documentOf(state.draft);
  const root = document.body?.id ?? null;
  const { selected } = state;
  const take = (next: string | null | undefined): void => {
    event.preventDefault();
    if (next !== undefined && next !== null) designer.select(next);
  };
  if (selected === null) {
    if (event.key.startsWith('Arrow')) take(root);
    return;
  }
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault();
    designer.remove(selected);
    return;
  }
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
  if (event.altKey && step !== undefined) {
    event.preventDefault();
    designer.moveBy(selected, step);
    return;
  }
  const position = positionIn(document, selected);
  const siblings = position ? (findSource(document, position.parent)?.slots?.[position.slot] ?? []) : [];
  const at = siblings.findIndex(({ id }) => id === selected);
  if (event.key === 'ArrowUp') take(siblings[at - 1]?.id ?? position?.parent);
  else if (event.key === 'ArrowDown') take(siblings[at + 1]?.id);
  else if (event.key === 'ArrowLeft') take(position?.parent);
  else if (event.key === 'ArrowRight') take(Object.values(pathTo(document, selected).at(-1)?.slots ?? {})[0]?.[0]?.id);
  else if (event.key === 'Escape') {
    event.preventDefault();
    designer.select(null);
  }
}
