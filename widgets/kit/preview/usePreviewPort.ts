import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { greeting } from './messages.ts';

interface PreviewPort {
  frame: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
}

interface Heard {
  onReady?(): void;
  /** Anything that the frame says, without trust; `answer` posts to the same frame. */
  onMessage(data: unknown, answer: (message: unknown) => void): void;
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
      next.onmessage = ({ data }: MessageEvent<unknown>) =>
        latest.current.onMessage(data, (message) => next.postMessage(message));
      setPort(next);
      latest.current.onReady?.();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => () => port?.close(), [port]);

  // Values from the state may be proxies, which cannot be posted; as JSON they are plain again.
  const message = useMemo(() => (content === undefined ? undefined : JSON.stringify(content)), [content]);
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

function isGreeting(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return 'type' in data && data.type === greeting.type && 'version' in data && data.version === greeting.version;
}
