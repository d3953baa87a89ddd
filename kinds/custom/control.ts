import { defineControl, type Props } from '../base/define-control.ts';
import { showsItself } from '../shared/shows-itself.ts';

export const control = defineControl('custom', {
  /** A widget of the catalogue, or one that the page's host has registered; undefined when there is none of the name. */
  ...showsItself(({ component_id: widget, config = {} }, { hasWidget, literal }) => {
    if (!hasWidget(widget)) return undefined;
    const props: Props = Object.fromEntries(Object.entries(config).map(([name, value]) => [name, literal(value)]));
    return { widget, props, hasReadOnly: true };
  }),
  cell: null,
});
