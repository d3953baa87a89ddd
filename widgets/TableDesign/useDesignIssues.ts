import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FormConfig, PatternEngine } from '#engine/forms';
import { type DesignIssue, issuesOf } from './issues.ts';

interface DesignIssues {
  /** What is wrong with the design, a moment after it changed. */
  issues: readonly DesignIssue[];
  /** The same for the design as it is now. */
  find(): readonly DesignIssue[];
}

/** What is wrong with a design while it is edited. Patterns are checked once their engine is here. */
export function useDesignIssues(design: FormConfig, saved: FormConfig): DesignIssues {
  const { formatMessage, locale } = useIntl();
  const [patterns, setPatterns] = useState<PatternEngine>();
  const [lost, setLost] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    import('#engine/patterns').then(
      ({ createPatternEngine }) => isCurrent && setPatterns(createPatternEngine()),
      (error: unknown) => isCurrent && setLost(error ?? new Error('The code for patterns could not be fetched.')),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (lost) throw lost;
  const shown = useDeferredValue(design);
  const issues = useMemo(
    () => issuesOf(shown, { formatMessage, locale, patterns, saved }),
    [shown, formatMessage, locale, patterns, saved],
  );
  return { issues, find: () => issuesOf(design, { formatMessage, locale, patterns, saved }) };
}
