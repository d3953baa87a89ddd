import { useContext, useEffect, useRef, useState } from 'react';
import { useEngine } from '#engine';
import { toFailure } from '#engine/runtime';
import { isObject, sameJson } from '#schemas';
import { useSettled } from '../../field/useSettled.ts';
import { RecordContext } from './RecordContext.ts';

/** A call that finds what a field offers. */
export interface Search {
  call: string;
  /** Arguments beside the text. */
  with?: Readonly<Record<string, unknown>>;
  /** The argument that takes the text; absent: `search`. */
  search?: string;
  value?: string;
  label?: string;
  /** What is shown beside it. */
  hint?: string;
  /** The argument that takes the record as it is now. */
  record?: string;
}

export interface Found {
  /** What the last answer has; undefined before the first one. */
  items: unknown[] | undefined;
  /** There is more than the answer has. */
  hasMore: boolean;
  /** There is nothing since the person may not see what could be found. */
  isUnreadable: boolean;
  isLoading: boolean;
  error: string | undefined;
  /** Asks for what is typed, after a rest. */
  search(text: string): void;
  /** Asks for what there is without a text, the first time. */
  begin(): void;
  retry(): void;
}

/** Milliseconds without a key. */
const rest = 250;
const nothing = { items: undefined, hasMore: false, isUnreadable: false, isLoading: false, error: undefined };

/**
 * What calls answer for what is typed: asked after a pause, and what is not wanted any more is cancelled. Several searches are
 * one list, in their order. `isWanted`: the list without a text is needed at once, for the names of what is chosen.
 */
export function useFound(searches: readonly Search[], isWanted: boolean): Found {
  const { calls } = useEngine();
  const settle = useSettled();
  const control = useRef<AbortController>(undefined);
  const asked = useRef<string>(undefined);
  const recordNow = useContext(RecordContext);
  const askedFor = useRef<unknown>(undefined);
  const [found, setFound] = useState<Omit<Found, 'search' | 'begin' | 'retry'>>(nothing);
  useEffect(() => () => control.current?.abort(), []);

  const ask = (text: string) => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    const { signal } = own;
    asked.current = text;
    askedFor.current = recordNow();
    const answers = searches.map((one) => {
      const typed = text === '' ? {} : { [one.search ?? 'search']: text };
      const record = one.record === undefined ? {} : { [one.record]: askedFor.current };
      return calls.read(one.call, { ...one.with, ...typed, ...record }, signal);
    });
    Promise.all(answers).then(
      (pages) => {
        if (signal.aborted) return;
        const hasMore = pages.some((page) => isObject(page) && typeof page['next_cursor'] === 'string');
        const isUnreadable = pages.some((page) => isObject(page) && page['not_readable'] === true);
        setFound({ items: pages.flatMap(itemsOf), hasMore, isUnreadable, isLoading: false, error: undefined });
      },
      (error: unknown) => {
        const { message, code } = toFailure(error);
        if (!signal.aborted) setFound((now) => ({ ...now, isLoading: false, error: message || code }));
      },
    );
  };
  useEffect(() => {
    if (isWanted && asked.current === undefined) ask('');
  });
  const loading = () => setFound((now) => ({ ...now, isLoading: true, error: undefined }));
  return {
    ...found,
    isLoading: found.isLoading || (isWanted && found.items === undefined && found.error === undefined),
    search(text) {
      // The answer to what was typed before would arrive after the newer one.
      control.current?.abort();
      loading();
      settle(() => ask(text), text === '' ? 0 : rest);
    },
    begin() {
      const isFollowing = searches.some(({ record }) => record !== undefined);
      // What is offered may depend on the other fields.
      if (asked.current !== undefined && (!isFollowing || sameJson(askedFor.current, recordNow()))) return;
      loading();
      ask('');
    },
    retry() {
      loading();
      ask(asked.current ?? '');
    },
  };
}

/** The items of a page, or a list by itself. */
function itemsOf(answer: unknown): unknown[] {
  const items = isObject(answer) ? answer['items'] : answer;
  return Array.isArray(items) ? items : [];
}

/** The page's own search of a field; undefined where it has none. */
export function readSearch(value: unknown): Search | undefined {
  // Safe: the schema of `searches` has this shape.
  return isObject(value) && typeof value['call'] === 'string' ? (value as unknown as Search) : undefined;
}
