import { type ErrorDetail, type ErrorText, fillText } from './engine-errors.ts';
import type { Diagnostic } from './compiled.ts';

/** Everything that can be wrong with a document, an overlay or a message file. */
export const documentErrors = {
  PAGE_NOT_JSON: {
    message: 'This is not JSON: {reason}',
    hint: 'Look at the line for a missing comma, quote or bracket.',
  },
  PAGE_KEY_REPEATED: { message: 'The key "{name}" is written twice in one object.', hint: 'Keep one of the two.' },
  PAGE_LIMIT: {
    message: 'The document has {what}, and at most {limit} are allowed.',
    hint: 'Split it into several documents.',
  },
  PAGE_TOO_COSTLY: {
    message: 'The document took more time or memory to check than the server gives to one.',
    hint: 'Split it into several documents.',
  },
  PAGE_NAME_RESERVED: { message: '"{name}" cannot be used as a name.', hint: 'Choose another name.' },
  PAGE_TYPE: { message: '{reason}' },
  PAGE_MISSING: { message: '{reason}' },
  PAGE_UNKNOWN: { message: '{reason}' },
  PAGE_VALUE: { message: '{reason}' },
  PAGE_VERSION: {
    message: 'This is version {version} of a {kind}, and versions up to {known} are known here.',
    hint: 'Open it with a newer release.',
  },
  PAGE_NAVIGATION_ITEM: { message: 'A menu item has either "route" or "children"; this one has {found}.' },
  PAGE_THEME_CONTRAST: {
    message: '{ink} on {ground} has a contrast of {ratio}:1, and {least}:1 is needed.',
    hint: 'Choose a darker or a lighter colour.',
  },
  PAGE_FILE_SIZE: {
    message: 'The file has {what}, and at most {limit} are allowed.',
    hint: 'Put a part of it into a fragment, a part or a named list of actions.',
  },
  PAGE_LIST: {
    message: 'There is no list "{name}" to put here, or it has issues of its own.',
    hint: 'Name a file area/name.list.json that has "block": true by its id.',
  },
  PAGE_LIST_NAMED: {
    message: 'Texts would call the rows by their id, because the first column is the node "{id}".',
    hint: 'Write in "named" the field of a row that texts call it by, or put another column first.',
  },
  PAGE_BLOCK: {
    message: 'There is no row form, dialog or drawer "{name}" to put here, or it has issues of its own.',
    hint: 'Name a row form by its id, or a dialog or drawer that has "block": true.',
  },
  PAGE_FILE_NAME: {
    message: 'The document is called "{id}", and its file asks for "{wanted}".',
    hint: 'The id is area.name, the file pages/area/name.kind.json.',
  },
  PAGE_ROUTE_DUPLICATE: {
    message: 'The address {route} belongs to "{other}" as well.',
    hint: 'Give one of the two another route.',
  },
  PAGE_ID_DUPLICATE: {
    message: 'The id "{id}" is used twice.',
    hint: 'Ids are what overlays point at: each node needs its own.',
  },
  PAGE_ID_ADMIN: { message: 'The id "{id}" starts with "x.", which is kept for nodes that administrators add.' },
  PAGE_NODE_KIND: { message: 'A node has either "widget" or "fragment"; this one has {found}.' },
  PAGE_WIDGET_UNKNOWN: {
    message: 'There is no widget "{name}".',
    hint: 'Storybook shows all widgets (npm run storybook); an editor that reads "$schema" completes their names.',
  },
  PAGE_PROP_UNKNOWN: { message: '{widget} has no prop "{name}".' },
  PAGE_PROP_MISSING: { message: '{widget} needs the prop "{name}".' },
  PAGE_PROP_TYPE: { message: '{reason}' },
  PAGE_EVENT_UNKNOWN: { message: '{widget} has no event "{name}".' },
  PAGE_SLOT_UNKNOWN: { message: '{widget} has no slot "{name}".' },
  PAGE_SLOT_CHILD: { message: 'The slot "{slot}" of {widget} takes {accepts}, and not {child}.' },
  PAGE_ACTIONS_CYCLE: {
    message: 'The actions "{name}" run themselves, here or through others.',
    hint: 'End the circle: a list may run others, and none of them may run it.',
  },
  PAGE_OUTLET: { message: 'A layout shows its page in exactly one Outlet without "region"; this one has {count}.' },
  PAGE_REGION_DUPLICATE: { message: 'The region "{name}" is there twice.', hint: 'Give one of the two another name.' },
  PAGE_REGION_UNKNOWN: { message: 'The layout of this document has no region "{name}".' },
  PAGE_REGION_MISSING: {
    message: 'The layout "{layout}" wants its region "{name}" filled.',
    hint: 'Put a Region of this name into the body.',
  },
  PAGE_REGION_CHILD: { message: 'The region "{name}" takes {accepts}, and not {child}.' },
  PAGE_BIND_REFUSED: { message: '{widget} cannot be bound: it holds no value.' },
  PAGE_BIND_NAME: { message: '{widget} has no value "{name}" to bind.' },
  PAGE_BIND_UNKNOWN: { message: 'The state has no "{name}".', hint: 'Declare it under "state".' },
  PAGE_BIND_TYPE: { message: '{widget} holds {wanted}, and {path} is {found}.' },
  PAGE_STATE_DEFAULT: {
    message: 'The default of "{name}" is {found}, and its type is {type}.',
    hint: 'A default is a value, and no expression: `load` may set the state when the page opens.',
  },
  PAGE_ACTION_UNKNOWN: { message: 'There is no action "{name}".' },
  PAGE_ARGUMENT_UNKNOWN: { message: 'The action {action} has no argument "{name}".' },
  PAGE_ARGUMENT_MISSING: { message: 'The action {action} needs the argument "{name}".' },
  PAGE_ARGUMENT_TYPE: { message: '{reason}' },
  PAGE_OPERATION_UNKNOWN: { message: 'There is no operation "{name}".' },
  PAGE_OPERATION_FORBIDDEN: {
    message: '{operation} may not be called by {roles}, and they reach this.',
    hint: 'Narrow "roles" here or above, or call another operation.',
  },
  PAGE_PRELOADS: {
    message: '{count} sources of data have "preload", and at most {limit} may.',
    hint: 'Leave it to those that the first view needs.',
  },
  PAGE_DATA_WRITES: { message: '{operation} changes something, and data only reads.', hint: 'Use the action "call".' },
  PAGE_PARAMETER_UNKNOWN: { message: '{target} has no parameter "{name}".' },
  PAGE_PARAMETER_MISSING: { message: '{target} needs the parameter "{name}".' },
  PAGE_PARAMETER_TYPE: { message: '{reason}' },
  PAGE_EXPRESSION_SYNTAX: { message: 'The expression cannot be read: {reason} (character {at})' },
  PAGE_EXPRESSION_NAME: { message: 'The expression uses "{name}", which does not exist here (character {at}).' },
  PAGE_EXPRESSION_FIELD: { message: '{owner} has no "{name}" (character {at}).' },
  PAGE_EXPRESSION_FUNCTION: { message: 'There is no function "{name}" (character {at}).' },
  PAGE_EXPRESSION_TYPE: { message: '{reason} (character {at})' },
  PAGE_EXPRESSION_EMPTY: {
    message: '{reason}, so that it never has a value (character {at}).',
    hint: 'Of a date, write year(…), month(…) or day(…); between two dates, daysBetween(from, to).',
  },
  PAGE_EXPRESSION_LIMIT: { message: 'The expression is too {what}.', hint: 'Let the server do this work.' },
  PAGE_TEXT_LITERAL: {
    message: 'Visible text is written as a message: {"t": "key"}.',
    hint: 'Add the key to messages.en-US.json and messages.zh-CN.json.',
  },
  PAGE_TEXT_SHAPE: {
    message: '{reason}',
    hint: 'A text is {"t": "message.key"} with optional "values" and "instead".',
  },
  PAGE_MESSAGE_MISSING: { message: 'There is no message "{key}".' },
  PAGE_MESSAGE_UNTRANSLATED: { message: 'The message "{key}" is missing in {locale}.' },
  PAGE_MESSAGE_SYNTAX: { message: 'The message "{key}" cannot be read in {locale}: {reason}' },
  PAGE_MESSAGE_VALUE: { message: '{reason}' },
  PAGE_URL_UNSAFE: { message: 'The address {url} is not a path of this site, nor http, https, mailto or tel.' },
  PAGE_PART_UNKNOWN: {
    message: 'There is no part "{name}" whose root is "{id}".',
    hint: 'A part is a file of the pages, and its node has "id" and "part" alone. In a change to a document, write the node itself.',
  },
  PAGE_VARIANT_OF: {
    message: 'There is no document "{name}" that this one could be a variant of.',
    hint: 'A variant is of a document that is written in full.',
  },
  PAGE_VARIANT_NAME: {
    message: '"{of}" has no {what} "{name}".',
    hint: 'Remove the entry, or write the name as that document has it.',
  },
  PAGE_PART_UNUSED: { message: 'No document has the part "{id}".', hint: 'Remove the file.' },
  PAGE_REFERENCE_UNKNOWN: { message: 'There is no {kind} "{name}".' },
  PAGE_LAYOUT_REACH: {
    message: 'The layout "{layout}" is not shown to {roles}, and they reach this page.',
    hint: "Widen the layout's roles, or narrow the page's.",
  },
  PAGE_FRAGMENT_CYCLE: { message: 'The fragment "{name}" contains itself.' },
  PAGE_FRAGMENT_TEXT: {
    message: 'The parameter "{name}" is a text, and can only be used as a whole value: {"$": "params.{name}"}.',
  },
  PAGE_ROLES_UNKNOWN: { message: 'There is no role set "{name}".' },
  FORM_ID_DUPLICATE: {
    message: 'The identifier "{id}" is used twice.',
    hint: 'Values, rules and formulas name a control by it: each needs its own.',
  },
  FORM_FIELDS_NONE: { message: 'The form has no field that stores something.', hint: 'Add a field.' },
  FORM_FIELD_UNKNOWN: { message: 'The form has no {what} "{name}".' },
  FORM_FIELD_MISFIT: { message: '{reason}' },
  FORM_CONDITION: { message: '{reason}' },
  FORM_FORMULA_CYCLE: {
    message: '"{id}" is computed from itself: {way}.',
    hint: 'End the circle: a formula may use fields that do not use it.',
  },
  FORM_FORMULA_LIVE: {
    message: '"{name}" cannot be used in a formula with today(), now() or me(): {reason} (character {at}).',
    hint: 'Put this part into a formula field of its own without today(), now() and me(), which is stored, and use that field here.',
  },
  FORM_FORMULA_LIVE_ROWS: {
    message: 'The columns of a sub-table are stored, and "{name}" changes with time or reader.',
    hint: 'Use it in a formula field of the record.',
  },
  FORM_FORMULA_LIVE_UNIQUE: {
    message: '"{name}" is computed when records are read, and cannot be kept unique.',
    hint: 'Switch off that the field is unique.',
  },
  FORM_COMPONENT_UNKNOWN: {
    message: 'There is no component "{name}" here.',
    hint: 'Name a widget of the catalogue, or one that the application has registered.',
  },
  FORM_KIND_UNSHOWN: {
    message: 'A field of the kind "{kind}" cannot be filled in here.',
    hint: 'Its value stays as it is.',
  },
  FORM_LIMIT: { message: 'The form has {what}, and at most {limit} are allowed.', hint: 'Make two forms of it.' },
  FORM_PATTERN: {
    message: 'The pattern cannot be used: {reason}',
    hint: 'Write it without look-ahead and back-references.',
  },
  FORM_PATTERN_COSTLY: {
    message: 'The pattern takes too long for texts of this length.',
    hint: 'Repeat fewer parts, write smaller counts, or allow fewer characters in the field.',
  },
  CHANGE_CALL: {
    message: 'A changed page may not use "{name}".',
    hint: 'Choose a call that the reference marks as one for changed pages, or open a dialog of the product that does it.',
  },
  CHANGE_GESTURE: {
    message: '"{name}" runs here without a press or a key.',
    hint: 'Put it into the actions of a press, such as the click of a button. Loading, timers and changes of values are none.',
  },
  CHANGE_ADDRESS: {
    message: 'Values flow into the address in "{name}", and it may lead to another site.',
    hint: 'Write the address itself, or begin with a path of this site such as /workbench.',
  },
  CHANGE_KEY: {
    message: 'The product may store values of its own by the name "{name}".',
    hint: 'Begin the names by which a change stores values with "x.", such as x.choice.',
  },
  CHANGE_PRELOAD: {
    message:
      'The answer for "{name}" cannot come with the page: the server would ask for it each time that anybody opens the address.',
    hint: 'Take "preload" away: the page asks when it is shown.',
  },
  CHANGE_SEALED: {
    message: '"{node}" has to stay as the product ships it, because it uses {calls}; "{part}" is another one here.',
    hint: 'Undo the change of this node, or remove the node. A button of your own may open a dialog of the product.',
  },
  CHANGE_FEEDS: {
    message: '"{node}" gives values to a part of the product that has to stay as it is; "{part}" is another one here.',
    hint: 'Only its words and its size may change. Put what is new beside it.',
  },
  CHANGE_STATE: {
    message: 'A part of the product that has to stay as it is works with "{name}", which is changed here.',
    hint: 'Use state of your own, under another name.',
  },
  CHANGE_ARGUMENT: {
    message: 'A dialog of the product works with "{name}", so a changed page may not choose it.',
    hint: 'Leave it out.',
  },
  CHANGE_ACTIONS: {
    message: 'A part of the product that has to stay as it is runs the actions "{name}".',
    hint: 'Write actions of your own, under another name.',
  },
  CHANGE_SECRET: {
    message:
      '"{name}" holds a password, a code or another secret, or what was made of one: a change may neither read nor write it.',
    hint: 'Leave this to the page as the product ships it.',
  },
  CHANGE_CLOSED: {
    message: 'People type passwords or codes here, so "{part}" may not be changed like this.',
    hint: 'Possible are words, order, look, hiding what is optional, and plain parts with fixed values such as a text, a picture or a link by https.',
  },
  OVERLAY_NAME_RESERVED: { message: 'The path goes through "{name}", which no document has.' },
  OVERLAY_NODE_GONE: {
    message: 'The shipped document no longer has the node "{node}".',
    hint: 'Point the change at another node, or drop it.',
  },
  OVERLAY_VALUE_CHANGED: {
    message: 'The shipped value of {path} in "{node}" is no longer what this change replaced.',
    hint: 'Keep the shipped value, or save the change again.',
  },
  OVERLAY_NODE_CHANGED: {
    message: 'The node "{node}", which this change removes, is no longer what it was.',
    hint: 'Keep the shipped node, or remove it all the same.',
  },
  OVERLAY_REMOVED_KEPT: {
    message: 'The shipped document keeps in another place what this change removed with "{node}". It stays hidden.',
    hint: 'Remove it there as well, or show what is shipped.',
  },
  OVERLAY_WIDGET_CHANGED: {
    message: 'The shipped document now has another widget where this change meets {path} of "{node}".',
    hint: 'See whether the change still makes sense there.',
  },
  OVERLAY_KIND_CHANGED: { message: 'The shipped document is of another kind than the one that was changed.' },
  OVERLAY_MOVED: {
    message: 'The product has moved the node "{node}", and so does this change.',
    hint: 'Keep the shipped place, or move it all the same.',
  },
  OVERLAY_PARENT_GONE: {
    message: 'The shipped document no longer has "{parent}", into which this change puts "{node}".',
    hint: 'Choose another place, or drop the change.',
  },
  OVERLAY_PLACE_GONE: { message: 'The place {place} no longer exists.', hint: 'Choose another place.' },
  OVERLAY_ID: {
    message: 'An added node is called "{id}"; ids of administrators start with "x." and are not used yet.',
  },
  OVERLAY_ID_TAKEN: {
    message: 'A node of "{id}", which this change adds, has an id that the document beneath now uses itself.',
    hint: 'Drop the change, or add the node under another id.',
  },
  OVERLAY_DEPENDS: {
    message: 'This change needs a node that another open change would add.',
    hint: 'Decide about that one first.',
  },
  OVERLAY_UNFIT: {
    message: 'The shipped document no longer works with this change of {path} in "{node}".',
    hint: 'Keep what is shipped, or make the change anew.',
  },
  OVERLAY_FIXED: {
    message: 'No change of an overlay can say this difference: {reason}',
    hint: 'Leave this as it is shipped.',
  },
  OVERLAY_CYCLE: { message: 'The node "{node}" would be moved into itself.' },
  OVERLAY_PROTECTED_ACTIONS: {
    message: 'The actions "{name}" have to stay as they are: the page cannot work without them.',
  },
  OVERLAY_PROTECTED: { message: 'The node "{node}" has to stay as it is: {reason}' },
  MESSAGES_SHAPE: { message: '{reason}', hint: 'A message file is a flat object of texts.' },
  MESSAGES_UNUSED: { message: 'No document uses the message "{key}".', hint: 'Remove it from both languages.' },
} as const satisfies Record<string, ErrorText>;

/** A code of `documentErrors`, such as `PAGE_WIDGET_UNKNOWN`. */
export type DocumentErrorCode = keyof typeof documentErrors;

/** A diagnostic from the catalogue; a given hint overrides the catalogue's. */
export function documentDiagnostic(
  code: DocumentErrorCode,
  pointer: string,
  detail: ErrorDetail = {},
  hint?: string,
): Diagnostic {
  const text: ErrorText = documentErrors[code];
  const advice = hint ?? (text.hint === undefined ? undefined : fillText(text.hint, detail));
  const diagnostic: Diagnostic = { code, pointer, message: fillText(text.message, detail) };
  if (advice !== undefined) diagnostic.hint = advice;
  if (typeof detail.at === 'number') diagnostic.at = detail.at;
  return diagnostic;
}
