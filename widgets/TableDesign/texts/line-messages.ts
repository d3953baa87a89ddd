import { defineMessages } from 'react-intl';

/** What is said of the buttons beside a line or a control. */
export const lineMessages = defineMessages({
  up: { id: 'widget.TableDesign.line.up' },
  down: { id: 'widget.TableDesign.line.down' },
  more: { id: 'widget.TableDesign.line.more' },
  remove: { id: 'widget.TableDesign.remove' },
});
