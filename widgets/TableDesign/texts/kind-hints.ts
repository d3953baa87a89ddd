import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What each layout control is for, in one sentence. */
export const layoutHints: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  section: { id: 'widget.TableDesign.kindHint.section' },
  columns: { id: 'widget.TableDesign.kindHint.columns' },
  tabs: { id: 'widget.TableDesign.kindHint.tabs' },
  divider: { id: 'widget.TableDesign.kindHint.divider' },
  note: { id: 'widget.TableDesign.kindHint.note' },
});

/** What the groups of kinds are called. */
export const kindGroupMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  common: { id: 'widget.TableDesign.kindGroup.common' },
  more: { id: 'widget.TableDesign.kindGroup.more' },
  computed: { id: 'widget.TableDesign.kindGroup.computed' },
  layout: { id: 'widget.TableDesign.kindGroup.layout' },
});
