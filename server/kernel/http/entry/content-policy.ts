/**
 * What an entry page may do in a browser (P18). `nonce` allows the style elements that PrimeReact inserts, and nothing else;
 * `embedders` are origins of other sites that may show the page in a frame, `framed` those that it may show itself.
 */
export function contentPolicy(
  frame: 'app' | 'preview',
  nonce: string,
  { embedders = [], framed = [] }: { embedders?: readonly string[]; framed?: readonly string[] } = {},
): string {
  const isPreview = frame === 'preview';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // The preview shows what an administrator types: it gets its data through a port and reaches nothing else.
    `connect-src ${isPreview ? "'none'" : "'self'"}`,
    `frame-src ${isPreview ? "'none'" : ["'self'", ...framed].join(' ')}`,
    `frame-ancestors ${isPreview ? "'self'" : embedders.join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    // The browser sends no form by itself: what is entered would be part of an address.
    "form-action 'none'",
  ].join('; ');
}
