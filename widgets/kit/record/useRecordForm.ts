import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEngine } from '#engine';
import type { EngineHost } from '#engine/runtime';
import { compileRecordForm, type PatternEngine, type RecordForm, type ShowingHost } from '#engine/forms';
import { sameJson } from '#schemas';

interface Compiled {
  form: RecordForm;
  patterns: PatternEngine | undefined;
  /** Grows with each other form, so that nothing of the last one is taken over. */
  turn: number;
}

interface Made extends Compiled {
  config: unknown;
  locale: string;
  isReadOnly: boolean;
  searched: string;
}

interface Given {
  isReadOnly: boolean;
  /** The page's own calls for fields, by the field's id. */
  searches?: Readonly<Record<string, unknown>> | null | undefined;
  /** The page has a call that finds the records of every relation. */
  findsRecords?: boolean;
  /** Shown instead of a broken control of a design that is being edited. */
  unfinished?: string | undefined;
  /** Of the words of the design; absent: that of the page. */
  language?: string | undefined;
}

/**
 * The form that a design makes, in the language of the page; undefined until the engine of its patterns is loaded, which only
 * designs with patterns fetch. The same design, also as another object, is the same form. Throws when that engine cannot be
 * fetched.
 */
export function useRecordForm(
  config: unknown,
  { isReadOnly, searches, findsRecords = false, unfinished, language }: Given,
): Compiled | undefined {
  const { locale: own } = useIntl();
  const locale = language ?? own;
  const { host } = useEngine();
  const searched = [...Object.keys(searches ?? {}), findsRecords ? '*' : ''].join(' ');
  const [patterns, setPatterns] = useState<PatternEngine>();
  const [lost, setLost] = useState<unknown>();
  const make = (turn: number): Made => ({
    config,
    locale,
    isReadOnly,
    searched,
    patterns,
    turn,
    form: compileRecordForm(config, {
      locale,
      isReadOnly,
      host: showingHost(host, { searches, findsRecords }),
      patterns,
      unfinished,
    }),
  });
  const [made, remake] = useState(() => make(0));
  const isSame =
    made.locale === locale &&
    made.isReadOnly === isReadOnly &&
    made.searched === searched &&
    made.patterns === patterns &&
    sameJson(made.config, config);
  const current = isSame ? made : make(made.turn + 1);
  if (!isSame) remake(current);
  const isWaiting = current.form.patterns.length > 0 && !patterns;
  useEffect(() => {
    if (!isWaiting) return;
    let isCurrent = true;
    import('#engine/patterns').then(
      ({ createPatternEngine }) => isCurrent && setPatterns(createPatternEngine()),
      (error: unknown) => isCurrent && setLost(error ?? new Error('The code for patterns could not be fetched.')),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWaiting]);
  if (lost) throw lost;
  return isWaiting ? undefined : current;
}

function showingHost(
  { operations, registry }: EngineHost,
  { searches, findsRecords = false }: Omit<Given, 'isReadOnly'>,
): ShowingHost {
  return {
    canCall: (operation) => Object.hasOwn(operations, operation),
    hasWidget: (name) => registry.hasWidget(name),
    widgetNames: () => registry.widgetNames(),
    isSearched: (field) => Object.hasOwn(searches ?? {}, field),
    findsRecords,
  };
}
