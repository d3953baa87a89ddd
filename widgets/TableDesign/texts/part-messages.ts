import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What the parts of a design are called. */
export const partMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  fields: { id: 'widget.TableDesign.part.fields' },
  rules: { id: 'widget.TableDesign.part.rules' },
  checks: { id: 'widget.TableDesign.part.checks' },
  fills: { id: 'widget.TableDesign.part.fills' },
  columns: { id: 'widget.TableDesign.part.columns' },
  search: { id: 'widget.TableDesign.part.search' },
  detail: { id: 'widget.TableDesign.part.detail' },
  settings: { id: 'widget.TableDesign.part.settings' },
  order: { id: 'widget.TableDesign.part.order' },
  left: { id: 'widget.TableDesign.part.left' },
});

/** What the effects of a rule are called, and what they do. */
export const effectMessages: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  state: { id: 'widget.TableDesign.effect.state' },
  setValue: { id: 'widget.TableDesign.effect.setValue' },
  limitOptions: { id: 'widget.TableDesign.effect.limitOptions' },
  message: { id: 'widget.TableDesign.effect.message' },
  stays: { id: 'widget.TableDesign.effect.stays' },
  is_hidden: { id: 'widget.TableDesign.effect.is_hidden' },
  is_hidden_true: { id: 'widget.TableDesign.effect.is_hidden_true' },
  is_hidden_false: { id: 'widget.TableDesign.effect.is_hidden_false' },
  is_required: { id: 'widget.TableDesign.effect.is_required' },
  is_required_true: { id: 'widget.TableDesign.effect.is_required_true' },
  is_required_false: { id: 'widget.TableDesign.effect.is_required_false' },
  is_read_only: { id: 'widget.TableDesign.effect.is_read_only' },
  is_read_only_true: { id: 'widget.TableDesign.effect.is_read_only_true' },
  is_read_only_false: { id: 'widget.TableDesign.effect.is_read_only_false' },
  drops_value: { id: 'widget.TableDesign.effect.drops_value' },
});
