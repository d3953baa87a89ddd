import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Locals } from '#engine/runtime';
import { sameJson } from '#schemas';

interface Given {
  /** Options of fields whose options come from elsewhere, by the field's id. */
  choices: unknown;
  /** Calls that find what a field offers, by the field's id. */
  searches?: unknown;
}

/** What the nodes of a record form read of the page around it: the lists and calls of its fields, and words. */
export function useFormNames({ choices, searches }: Given): Locals {
  const { formatMessage } = useIntl();
  const given = useSame({ choices: choices ?? null, searches: searches ?? null });
  return useMemo(() => {
    const words = {
      yes: formatMessage({ id: 'widget.RecordForm.yes' }),
      no: formatMessage({ id: 'widget.RecordForm.no' }),
      from: formatMessage({ id: 'widget.RecordForm.from' }),
      to: formatMessage({ id: 'widget.RecordForm.to' }),
    };
    return { ...given, words };
  }, [given, formatMessage]);
}

/** The same object as long as it holds the same: each key makes other ones of the props that are expressions. */
function useSame<T>(value: T): T {
  const [held, hold] = useState(value);
  if (sameJson(held, value)) return held;
  hold(value);
  return value;
}
