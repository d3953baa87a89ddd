/** One server-sent event. */
interface ServerEvent {
  name: string;
  id: string | undefined;
  data: string;
}

function eventOf(block: string): ServerEvent | undefined {
  const event: ServerEvent = { name: 'message', id: undefined, data: '' };
  let hasData = false;
  for (const line of block.split('\n')) {
    const at = line.indexOf(':');
    const field = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    if (field === 'event') event.name = value;
    else if (field === 'id') event.id = value;
    else if (field === 'data') {
      event.data = hasData ? `${event.data}\n${value}` : value;
      hasData = true;
    }
  }
  return hasData ? event : undefined;
}

/**
 * The events of a body, until it ends. `onBytes` hears of everything that arrives, comments too. It is read by `fetch`, because an
 * `EventSource` sends no session.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) yield event;
      }
    }
  } finally {
    await reader.cancel();
  }
}
