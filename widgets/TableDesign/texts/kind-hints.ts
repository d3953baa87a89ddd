import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What each kind is for, in one sentence. */
export const kindHints: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  text: { id: 'widget.TableDesign.kindHint.text' },
  number: { id: 'widget.TableDesign.kindHint.number' },
  date: { id: 'widget.TableDesign.kindHint.date' },
  select: { id: 'widget.TableDesign.kindHint.select' },
  user: { id: 'widget.TableDesign.kindHint.user' },
  relation: { id: 'widget.TableDesign.kindHint.relation' },
  file: { id: 'widget.TableDesign.kindHint.file' },
  image: { id: 'widget.TableDesign.kindHint.image' },
  multiSelect: { id: 'widget.TableDesign.kindHint.multiSelect' },
  boolean: { id: 'widget.TableDesign.kindHint.boolean' },
  time: { id: 'widget.TableDesign.kindHint.time' },
  dateRange: { id: 'widget.TableDesign.kindHint.dateRange' },
  department: { id: 'widget.TableDesign.kindHint.department' },
  richText: { id: 'widget.TableDesign.kindHint.richText' },
  cascade: { id: 'widget.TableDesign.kindHint.cascade' },
  colour: { id: 'widget.TableDesign.kindHint.colour' },
  signature: { id: 'widget.TableDesign.kindHint.signature' },
  address: { id: 'widget.TableDesign.kindHint.address' },
  formula: { id: 'widget.TableDesign.kindHint.formula' },
  rollup: { id: 'widget.TableDesign.kindHint.rollup' },
  lookup: { id: 'widget.TableDesign.kindHint.lookup' },
  serial: { id: 'widget.TableDesign.kindHint.serial' },
  system: { id: 'widget.TableDesign.kindHint.system' },
  custom: { id: 'widget.TableDesign.kindHint.custom' },
  subTable: { id: 'widget.TableDesign.kindHint.subTable' },
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
