import type { ReactElement } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import choices from '../kit/listbox/choices.module.css';
import { Spoken } from '../kit/spoken/Spoken.tsx';

const states = defineMessages({
  loading: { id: 'widget.UserPicker.loading' },
  none: { id: 'widget.UserPicker.none' },
  empty: { id: 'widget.UserPicker.empty' },
  more: { id: 'widget.UserPicker.more' },
});

interface PeopleNoteProps {
  /** Why the people could not be loaded. */
  error: string | null | undefined;
  isLoading: boolean;
  isSearch: boolean;
  /** There are more people than the list has. */
  hasMore: boolean;
  found: number;
  selected: number;
  /** How many may be chosen, once that many are. */
  fullAt: number | undefined;
}

/** Below the list: why it is empty or not whole, and for screen readers how long it is. */
export function PeopleNote(props: PeopleNoteProps): ReactElement {
  const { error, found, fullAt } = props;
  const { formatMessage } = useIntl();
  const state = stateOf(props);
  const words = error && found === 0 ? error : state && formatMessage(states[state]);
  return (
    <>
      {words && <p className={choices.note}>{words}</p>}
      {fullAt !== undefined && (
        <p className={choices.note}>{formatMessage({ id: 'widget.UserPicker.full' }, { count: fullAt })}</p>
      )}
      <Spoken live>{formatMessage({ id: 'widget.UserPicker.count' }, { found, chosen: props.selected })}</Spoken>
    </>
  );
}

function stateOf({ error, isLoading, isSearch, hasMore, found }: PeopleNoteProps): keyof typeof states | undefined {
  if (error) return undefined;
  if (isLoading) return 'loading';
  if (found === 0) return isSearch ? 'none' : 'empty';
  return hasMore ? 'more' : undefined;
}
