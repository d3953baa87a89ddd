import { type Calls, createCalls } from './calls.ts';
import type { CompiledDocument } from '#engine/document';
import type { ValueContext } from '../evaluate/value.ts';
import type { EngineHost } from '../host/host.ts';

/** One engine for one host: what all of its pages share. */
export interface Engine {
  readonly host: EngineHost;
  readonly calls: Calls;
  /** Loads again whatever depends on one of the tags, on every page shown. */
  invalidate(tags: readonly string[]): void;
  /** A time in milliseconds since 1970 UTC, in the visitor's language and zone; style `date`, `time` or `datetime`. A day is in UTC. */
  formatDate(time: number, style: string, isDay?: boolean): string;
  /** How the messages of a document are written out. */
  textOf(document: CompiledDocument): ValueContext['text'];
}

/** Creates the engine of a host; `textOf` returns the writer of a document's messages. */
export function createEngine(host: EngineHost, textOf: Engine['textOf']): Engine {
  const calls = createCalls(host);
  const formats = new Map<string, Intl.DateTimeFormat>();
  return {
    host,
    calls,
    invalidate: calls.invalidate,
    textOf,
    formatDate(time, style, isDay = false) {
      const timeZone = isDay ? 'UTC' : host.locale.timeZone?.();
      const key = `${host.locale.current()} ${style} ${timeZone ?? ''}`;
      const format = formats.get(key) ?? dateFormat(host, style, timeZone);
      formats.set(key, format);
      return format.format(time);
    },
  };
}

function dateFormat({ locale }: EngineHost, style: string, timeZone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale.current(), {
    dateStyle: style === 'time' ? undefined : 'medium',
    timeStyle: style === 'date' ? undefined : 'short',
    timeZone,
  });
}
