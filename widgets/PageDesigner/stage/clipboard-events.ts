import type { ClipboardEvent } from 'react';
import { copyNodes, type Messages } from '#engine/designer';
import type { Designer } from '../model/designer.ts';

/** True where the browser itself copies and pastes: in an input, and for chosen words. */
const isOfText = ({ target }: ClipboardEvent): boolean =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null) ||
  document.getSelection()?.isCollapsed === false;

/** Copy, cut and paste of the selected node, by the browser's own clipboard: no permission is asked for. */
export function clipboardEvents(designer: Designer, messages: Messages) {
  const copy = (event: ClipboardEvent): boolean => {
    const { selected } = designer.state;
    const node = selected === null ? undefined : designer.nodeOf(selected);
    if (!node || isOfText(event)) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyNodes([node], messages));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut(event: ClipboardEvent) {
      const { selected } = designer.state;
      if (copy(event) && selected !== null) designer.remove(selected);
    },
    onPaste(event: ClipboardEvent) {
      if (isOfText(event)) return;
      event.preventDefault();
      designer.paste(event.clipboardData.getData('text/plain'));
    },
  };
}
