import { type RefObject, useEffect, useRef, useState } from 'react';

interface PreviewPort {
  frame: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
}

interface Heard {
  onReady(): void;
  onLocale(locale: string): void;
}

/**
 * P32: the frame speaks first and hands over a port; only a message of this frame's own window counts. Every change of
 * the content goes out over the port, so nothing is ever posted to a window.
 */
export function usePreviewPort(content: unknown, heard: Heard): PreviewPort {
  const frame = useRef<HTMLIFrameElement>(null);
  const [port, setPort] = useState<MessagePort>();
  const latest = useRef(heard);
  useEffect(() => {
    latest.current = heard;
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const next = acceptPort(event, frame.current?.contentWindow, window.location.origin);
      if (!next) return;
      // All that a frame can ask for is another language.
      next.onmessage = ({ data }: MessageEvent<unknown>) => {
        const locale = localeOf(data);
        if (locale !== undefined) latest.current.onLocale(locale);
      };
      setPort(next);
      latest.current.onReady();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => () => port?.close(), [port]);

  // Values from the state may be proxies, which cannot be posted; as JSON they are plain again.
  const message = content === undefined ? undefined : JSON.stringify(content);
  useEffect(() => {
    if (port && message !== undefined) port.postMessage(JSON.parse(message));
  }, [port, message]);
  return { frame, isReady: port !== undefined };
}

interface Greeting {
  data: unknown;
  origin: string;
  source: unknown;
  ports: readonly MessagePort[];
}

/**
 * The port of a preview frame's greeting, or undefined for any other message: it has to come from that very window, from
 * no origin (the frame is sandboxed) or our own, with the right shape and exactly one port.
 */
export function acceptPort(event: Greeting, frame: unknown, ownOrigin: string): MessagePort | undefined {
  if (!frame || event.source !== frame) return undefined;
  if (event.origin !== 'null' && event.origin !== ownOrigin) return undefined;
  if (!isGreeting(event.data) || event.ports.length !== 1) return undefined;
  return event.ports[0];
}

/** As app/preview/channel.ts sends it. */
function isGreeting(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return 'type' in data && data.type === 'pagewright:preview' && 'version' in data && data.version === 1;
}

/** The language of a message of the frame; undefined for any other message. */
export function localeOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('locale' in data)) return undefined;
  return typeof data.locale === 'string' && /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(data.locale)
    ? data.locale
    : undefined;
}
