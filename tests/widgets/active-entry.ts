/** The accessible name of the entry that the focused menu or list names as its active one, and null where it names none. */
export function activeEntry(): string | null {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  const entry = id ? document.getElementById(id) : null;
  return entry && (entry.getAttribute('aria-label') ?? entry.textContent);
}
