import { type ReactElement, useMemo } from 'react';
import type { WidgetProps } from '#engine';
import { isObject } from '#schemas';
import { inertProps } from '../../field/inert-props.ts';
import type { MultiSelectEvents, MultiSelectProps } from '#widgets/generated/types.ts';
import { MultiSelect } from '#widgets/MultiSelect/MultiSelect.tsx';
import { AskOnFocus } from './AskOnFocus.tsx';
import { readSearch, useFound } from './useFound.ts';

type OptionsProps = Omit<MultiSelectProps, 'loading' | 'error'> & {
  /** The page's own search. */
  search: unknown;
  multiple: boolean;
};

/** Options of a record that a call of the page finds while one types; one of them, or several. */
export function FormOptions({ id, props, bound, error }: WidgetProps<OptionsProps>): ReactElement {
  const { search, multiple, options: given, ...rest } = props;
  const own = readSearch(search);
  const current: unknown = bound?.value;
  const list: readonly unknown[] = Array.isArray(current)
    ? current
    : current === null || current === undefined
      ? []
      : [current];
  const found = useFound(own ? [own] : [], list.length > 0 && !given?.length);
  const { value = 'id', label = 'name', hint } = own ?? {};
  const options = useMemo(
    () => (found.items ? found.items.flatMap((item) => optionOf(item, { value, label, hint })) : (given ?? [])),
    [found.items, given, value, label, hint],
  );
  return (
    <AskOnFocus begin={found.begin}>
      <MultiSelect
        {...inertProps(id)}
        props={{
          ...rest,
          single: !multiple,
          options,
          isUnreadable: found.isUnreadable,
          loading: found.isLoading,
          error: found.error ?? null,
        }}
        bound={{
          value: list,
          // Where one may be selected, the list has that one alone.
          set: (next) => bound?.set(multiple || !Array.isArray(next) ? next : (next[0] ?? null)),
        }}
        {...(error !== undefined && { error })}
        listens={(event) => event === 'search' || event === 'retry'}
        emit={(event, detail) => {
          // Safe: each event has the detail of its own name.
          if (event === 'search') found.search((detail as MultiSelectEvents['search']).text);
          if (event === 'retry') found.retry();
        }}
      />
    </AskOnFocus>
  );
}

/** A text, or the texts of several parts. */
function hintOf(value: unknown): string | undefined {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = parts.flatMap((part) => (isObject(part) && typeof part['text'] === 'string' ? [part['text']] : []));
  if (texts.length > 0) return texts.join(' · ');
  return typeof value === 'string' ? value : undefined;
}

function optionOf(item: unknown, { value, label, hint }: { value: string; label: string; hint: string | undefined }) {
  if (!isObject(item)) return [];
  const stored = item[value];
  if (typeof stored !== 'string' && typeof stored !== 'number') return [];
  const beside = hint === undefined ? undefined : hintOf(item[hint]);
  return [{ value: stored, label: String(item[label] ?? stored), ...(beside !== undefined && { hint: beside }) }];
}
