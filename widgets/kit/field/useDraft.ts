import { useFollowed } from './useFollowed.ts';

/**
 * What the person is typing, kept beside the bound value: the field shows each key at once and never loses the caret
 * or an input method's composition, however late the state answers. A value that changes elsewhere replaces it; one that
 * the draft `means` by now, such as the long form of what is typed in short, leaves it as the person wrote it.
 */
export function useDraft(
  value: string,
  set: ((value: string) => void) | undefined,
  means?: (draft: string) => string | undefined,
): [string, (next: string) => void] {
  const [draft, setDraft] = useFollowed(value, means);
  const change = (next: string) => {
    setDraft(next);
    set?.(next);
  };
  return [draft, change];
}
