import { type PointerEvent, useState } from 'react';

interface Drag {
  key: string;
  /** The column under the pointer, whose position it would take. */
  over: string | undefined;
}

/** A pointer that has moved so many px drags, and no longer presses. */
const threshold = 6;

/** Drags a column's header to the position of another one. Fingers scroll instead: they have the list of columns. */
export function useColumnDrag(canDrag: (key: string) => boolean, onDrop: (key: string, target: string) => void) {
  const [drag, setDrag] = useState<Drag>();
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    const key = columnAt(down.target);
    if (down.button !== 0 || down.pointerType === 'touch' || key === undefined || !canDrag(key)) return;
    const head = down.currentTarget;
    let over: string | undefined;
    let isDragging = false;
    const move = (event: globalThis.PointerEvent) => {
      if (!isDragging && Math.abs(event.clientX - down.clientX) < threshold) return;
      isDragging = true;
      const found = columnAt(document.elementFromPoint(event.clientX, head.getBoundingClientRect().top + 8));
      over = found !== undefined && found !== key && canDrag(found) ? found : undefined;
      setDrag({ key, over });
    };
    const release = (event: globalThis.PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      setDrag(undefined);
      if (!isDragging) return;
      // The press that ends a drag sorts nothing.
      const swallow = (click: Event) => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      if (event.type === 'pointerup' && over !== undefined) onDrop(key, over);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
  };
  return { drag, onPointerDown };
}

function columnAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined;
}
