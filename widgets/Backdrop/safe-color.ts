const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const named = /^[a-z]{3,24}$/i;
const called = /^(?:rgb|hsl)a?\([\d\s.,/%-]{1,60}\)$/i;

/** A colour that came from data, or undefined when it is anything but one plain CSS colour: no `url()`, no `;`. */
export function safeColor(color: string | undefined | null): string | undefined {
  const text = color?.trim() ?? '';
  return hex.test(text) || named.test(text) || called.test(text) ? text : undefined;
}
