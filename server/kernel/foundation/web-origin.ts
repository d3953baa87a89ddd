/** What policies of browsers take for a host: labels of letters, digits and hyphens, and a port that there is. */
const shape = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

/**
 * Whether a text is an origin as a browser writes it, such as `https://pages.example.com:8443`: no address of another notation, no port
 * beyond 65535, nothing that a policy would skip.
 */
export function isWebOrigin(text: string): boolean {
  const origin = text.toLowerCase();
  if (!shape.test(origin) || !URL.canParse(origin)) return false;
  const isUsualPort = origin.startsWith('https:') ? /:443$/ : /:80$/;
  return new URL(origin).origin === origin.replace(isUsualPort, '');
}
