import type { ReactElement } from 'react';
import { useText } from '#engine';
import choices from '../kit/listbox/choices.module.css';
import { Spoken } from '../kit/spoken/Spoken.tsx';

interface PeopleNoteProps {
  /** Why the people could not be loaded. */
  error: string | null | undefined;
  isLoading: boolean;
  isSearch: boolean;
  /** There are more people than the list has. */
  hasMore: boolean;
  found: number;
  chosen: number;
  /** How many may be chosen, once that many are. */
  fullAt: number | undefined;
}

/** Below the list: why it is empty or not whole, and for screen readers how long it is. */
export function PeopleNote(props: PeopleNoteProps): ReactElement {
  const { error, found, fullAt } = props;
  const text = useText();
  const state = stateOf(props);
  const words = error && found === 0 ? error : state && text(`widget.UserPicker.${state}`);
  return (
    <>
      {words && <p className={choices.note}>{words}</p>}
      {fullAt !== undefined && <p className={choices.note}>{text('widget.UserPicker.full', { count: fullAt })}</p>}
      <Spoken live>{text('widget.UserPicker.count', { found, chosen: props.chosen })}</Spoken>
    </>
  );
}

function stateOf({ error, isLoading, isSearch, hasMore, found }: PeopleNoteProps): string | undefined {
  if (error) return undefined;
  if (isLoading) return 'loading';
  if (found === 0) return isSearch ? 'none' : 'empty';
  return hasMore ? 'more' : undefined;
}
