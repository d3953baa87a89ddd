/** A whole HTTP/1.1 request for a keep-alive connection. */
export function requestBytes(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: { type: string; text: string } } = {},
): Buffer {
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost:4300'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (body) lines.push(`content-type: ${body.type}`, `content-length: ${Buffer.byteLength(body.text)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body?.text ?? ''}`);
}
