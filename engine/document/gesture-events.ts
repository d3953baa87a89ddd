/**
 * The events of widgets that a press or key of the person raises. Not among them: what a value's change, a file's choice, a
 * timer, loading or a message of another window raises (P43).
 */
export const gestureEvents: ReadonlySet<string> = new Set([
  'check',
  'click',
  'close',
  'download',
  'edit',
  'filter',
  'larger',
  'more',
  'move',
  'navigate',
  'page',
  'picture',
  'pointClick',
  'question',
  'refresh',
  'remove',
  'restore',
  'retry',
  'rowClick',
  'select',
  'sort',
  'submit',
]);
