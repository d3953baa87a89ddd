import { noNodes } from '#engine';

/** Props of a widget that another widget shows as a part of itself: its events have no listener, and it has no slots. */
export function inertProps(id: string) {
  return {
    id,
    nodeId: id,
    busy: false,
    bounds: {},
    emit: (): void => undefined,
    listens: (): boolean => false,
    slot: (): null => null,
    hasSlot: (): boolean => false,
    parts: () => noNodes,
  };
}
