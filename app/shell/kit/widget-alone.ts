import { noNodes, type WidgetProps } from '#engine';

type Surroundings = Omit<WidgetProps<unknown>, 'props' | 'emit' | 'bound' | 'error'>;

/** What the engine gives a widget beside its props, for the few uses of one without a document. */
export function widgetAlone(id: string): Surroundings {
  return {
    id,
    nodeId: id,
    busy: false,
    listens: () => true,
    slot: () => null,
    bounds: {},
    parts: () => noNodes,
    hasSlot: () => false,
  };
}
