import { use, useEffect } from 'react';
import type { WidgetProps } from '#engine';
import { BringGroupContext } from '../CommandPalette/group-book.ts';
import type { PaletteGroupProps } from '../generated/types.ts';

/** Hands its group to the palette around it. */
export function PaletteGroup({ id, props }: WidgetProps<PaletteGroupProps>): null {
  const bring = use(BringGroupContext);
  const { label, items, searched = false, searching = false, hasNote = false } = props;
  const note = hasNote ? props.note : undefined;
  useEffect(() => {
    bring(id, { id, label, items, searched, searching, note });
  }, [bring, id, label, items, searched, searching, note]);
  useEffect(() => () => bring(id, undefined), [bring, id]);
  return null;
}
