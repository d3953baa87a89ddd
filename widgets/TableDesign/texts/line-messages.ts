import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What is said of the buttons beside a line or a control. */
export const lineMessages: Readonly<Record<'up' | 'down' | 'more' | 'remove', MessageDescriptor>> = defineMessages({
  up: { id: 'widget.TableDesign.line.up' },
  down: { id: 'widget.TableDesign.line.down' },
  more: { id: 'widget.TableDesign.line.more' },
  remove: { id: 'widget.TableDesign.remove' },
});
