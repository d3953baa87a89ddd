interface Pressed {
  readonly isComposing: boolean;
  /** Deprecated, and the only sign that Safari gives of the key that ends a composition. */
  readonly keyCode: number;
}

/**
 * Whether a key belongs to an input method: Enter, Escape, Tab and the arrows choose letters then, and must not commit, close or move
 * anything. Every handler of keys asks this first; a convention test finds those that do not.
 */
export function isComposing(event: Pressed | { readonly nativeEvent: Pressed }): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event;
  return pressed.isComposing || pressed.keyCode === 229;
}
