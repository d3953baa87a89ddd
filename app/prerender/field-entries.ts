type TextField = HTMLInputElement | HTMLTextAreaElement;
type Field = TextField | HTMLSelectElement;

/** What the user did with a field before the program was loaded. */
export interface FieldEntry {
  field: Field;
  value: string;
  isChecked: boolean;
  hasFocus: boolean;
}

/** A file cannot be chosen by a program; it stays where it was chosen. */
const fieldsWithEntries = 'input:not([type="file"], [type="hidden"]), textarea, select';

const isBox = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function isChanged(field: Field): boolean {
  if (isBox(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return Array.from(field.options).some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}

/** The fields that differ from what was prerendered, and the one that is in use. */
export function readEntries(root: Element): FieldEntry[] {
  const fields = Array.from(root.querySelectorAll<Field>(fieldsWithEntries), (field) => ({
    field,
    value: field.value,
    isChecked: isBox(field) && field.checked,
    hasFocus: field.ownerDocument.activeElement === field,
  }));
  return fields.filter(({ field, hasFocus }) => hasFocus || isChanged(field));
}

/** Replays entries as events, so that the program handles them as new. A field that was rendered again is found by its name. */
export function replayEntries(root: Element, entries: readonly FieldEntry[]): void {
  for (const { field: before, value, isChecked, hasFocus } of entries) {
    const field = before.isConnected ? before : root.querySelector<Field>(sameAs(before));
    if (!field) continue;
    if (hasFocus) field.focus({ preventScroll: true });
    if (isBox(field)) check(field, isChecked);
    else if (field instanceof HTMLSelectElement) choose(field, value);
    else type(field, value, hasFocus);
  }
}

function sameAs({ name, type, value }: Field): string {
  const named = `[name="${CSS.escape(name)}"]`;
  return type === 'radio' ? `${named}[value="${CSS.escape(value)}"]` : named;
}

/** React listens for the click of a box. A radio button is left by choosing another one. */
function check(box: HTMLInputElement, wanted: boolean): void {
  if (wanted === box.defaultChecked || (box.type === 'radio' && !wanted)) return;
  box.checked = box.defaultChecked;
  box.click();
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function type(field: TextField, value: string, hasFocus: boolean): void {
  if (value === field.defaultValue) return;
  const { selectionStart, selectionEnd } = field;
  const write = (): void =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  // React hears of a value that differs from the last one that was set by the element's own property, which it watches.
  field.value = field.defaultValue;
  write();
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Until it renders again, React restores what it has rendered.
  write();
  // Numbers and dates have no selection, and where there is no focus Safari would put it.
  if (hasFocus && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
