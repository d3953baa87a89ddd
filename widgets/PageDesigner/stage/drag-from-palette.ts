import type { PointerEvent as ReactPointerEvent } from 'react';
import type { WidgetDescription } from '#engine/document';
import type { Point } from '#engine/designer';
import { isComposing } from '../../kit/keys/is-composing.ts';
import type { Designer } from '../model/designer.ts';
import type { Stage } from './useStage.ts';

interface Dragging {
  widget: WidgetDescription;
  stage: Stage;
  designer: Designer;
  scale: number;
  /** The id of the layer over the canvas. */
  layer: string;
}

/** Movement of the pointer that makes a press a drag, in px. */
const dragStart = 5;

/** Follows the pointer from the palette to the canvas, where the widget is put. Escape gives it up. */
export function dragFromPalette(start: ReactPointerEvent, { widget, stage, designer, scale, layer }: Dragging): void {
  if (start.button !== 0) return;
  let isDragging = false;
  const pointOf = ({ clientX, clientY }: PointerEvent): Point | undefined => {
    const box = document.getElementById(layer)?.getBoundingClientRect();
    if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
      return undefined;
    return { x: (clientX - box.left) / scale, y: (clientY - box.top) / scale };
  };
  const end = new AbortController();
  const finish = (): void => {
    end.abort();
    if (isDragging) stage.drag(undefined);
  };
  const listen = { signal: end.signal };
  document.addEventListener(
    'pointermove',
    (event) => {
      isDragging ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > dragStart;
      if (isDragging) stage.bring({ widget }, pointOf(event));
    },
    listen,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      const position = isDragging ? stage.bring({ widget }, pointOf(event)) : undefined;
      finish();
      if (position) designer.insert(widget, position);
    },
    listen,
  );
  document.addEventListener('pointercancel', finish, listen);
  document.addEventListener('keydown', (event) => !isComposing(event) && event.key === 'Escape' && finish(), listen);
}
