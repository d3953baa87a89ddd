import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useEngine, type WidgetProps } from '#engine';
import { recordCalls } from '#engine/forms';
import { inertProps } from '../../field/inert-props.ts';
import type { UserPickerEvents, UserPickerProps } from '#widgets/generated/types.ts';
import { readPeople } from '#widgets/UserPicker/people.ts';
import { UserPicker } from '#widgets/UserPicker/UserPicker.tsx';
import { idsIn } from '../files/useRecordFiles.ts';
import { AskOnFocus } from './AskOnFocus.tsx';
import { readSearch, useFound } from './useFound.ts';

type PeopleProps = UserPickerProps & {
  /** The page's own search. */
  search: unknown;
  /** Departments that the people are of, or of those below; none: everybody. */
  below: string[];
};

/** People of a record, searched by a call while one types. Those that the page hands in are there from the beginning. */
export function FormPeople({ id, props, bound, error }: WidgetProps<PeopleProps>): ReactElement {
  const { search, below, people: given, ...rest } = props;
  const own = readSearch(search);
  const scopes = below.length === 0 ? [{}] : below.map((scope) => ({ department_id: scope, is_deep: true }));
  const usual = scopes.map((scope) => ({
    call: recordCalls.people,
    with: { ...scope, include: ['departments'], size: 50 },
  }));
  const found = useFound(own ? [own] : usual, false);
  const named = useNamed(idsIn(bound?.value), given, own === undefined);
  const people = found.items ?? given;
  const selected = useMemo(() => [...(given ?? []), ...named], [given, named]);
  return (
    <AskOnFocus begin={found.begin}>
      <UserPicker
        {...inertProps(id)}
        props={{
          ...rest,
          people: people ?? null,
          chosen: selected,
          loading: found.isLoading,
          hasMore: found.hasMore,
          error: found.error ?? null,
        }}
        {...(bound && { bound })}
        {...(error !== undefined && { error })}
        listens={(event) => event === 'search' || event === 'retry'}
        emit={(event, detail) => {
          // Safe: each event has the detail of its own name.
          if (event === 'search') found.search((detail as UserPickerEvents['search']).text);
          if (event === 'retry') found.retry();
        }}
      />
    </AskOnFocus>
  );
}

/** The selected people that are not known yet, requested once. */
function useNamed(ids: readonly string[], given: readonly unknown[] | null | undefined, isUsual: boolean) {
  const { calls, host } = useEngine();
  const [named, setNamed] = useState<readonly unknown[]>([]);
  const [first] = useState(ids);
  const known = new Set(readPeople(given).map(({ id }) => id));
  const missing = isUsual ? first.filter((id) => !known.has(id)).slice(0, 100) : [];
  const key = missing.join(' ');
  useEffect(() => {
    if (key === '') return;
    const control = new AbortController();
    const wanted = { user_ids: key.split(' '), size: 100, include: ['departments'] };
    calls.read(recordCalls.people, wanted, control.signal).then(
      (page) => {
        // Safe: the contract describes a page.
        if (!control.signal.aborted) setNamed((page as { items?: readonly unknown[] } | null)?.items ?? []);
      },
      // They stay unknown in words; the person can search.
      (reason: unknown) => !control.signal.aborted && host.report?.(reason),
    );
    return () => control.abort();
  }, [calls, host, key]);
  return named;
}
