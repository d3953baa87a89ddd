import { noNodes } from '#engine';

/** What a widget is given that another one shows as a part of itself: nobody listens to it, and it has no slots. */
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
