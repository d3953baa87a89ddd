import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { RecordForm, RecordValues } from '#engine/forms';
import type { Locals } from '#engine/runtime';
import { isObject, sameJson } from '#schemas';
import { displayedChoices, relationSearches } from './displayed-choices.ts';

interface Given {
  /** Options of fields whose options come from elsewhere, by the field's id. */
  choices: unknown;
  /** Calls that find what a field offers, by the field's id. */
  searches?: unknown;
  /** The call that finds the records of relations. */
  relations?: unknown;
  /** What people read for the values that the form begins with. */
  display?: unknown;
  form: RecordForm;
  start: RecordValues;
}

/** What the nodes of a record form read of the page around it: the lists and calls of its fields, and words. */
export function useFormNames({ choices, searches, relations, display, form, start }: Given): Locals {
  const { formatMessage } = useIntl();
  // The form is remade with another record, so that the texts of the first one are those of its values.
  const [named] = useState(() => displayedChoices(form, start, display));
  const found = useMemo(() => relationSearches(form, relations), [form, relations]);
  const given = useSame({
    choices: isObject(choices) || Object.keys(named).length > 0 ? { ...named, ...(choices as object | null) } : null,
    searches: { ...found, ...(searches as object | null) },
  });
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
