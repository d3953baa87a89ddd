import { useControllableState } from './useControllableState.ts';

/**
 * What the person is typing, beside the bound value: the field shows each key at once and never loses the caret
 * or an input method's composition while the state is updated. A value that changes elsewhere replaces it; one that
 * the draft `means` by now, such as the long form of what is typed in short, leaves it as the person wrote it.
 */
export function useDraft(
  value: string,
  set: ((value: string) => void) | undefined,
  means?: (draft: string) => string | undefined,
): [string, (next: string) => void] {
  // Safe: only strings are set below.
  return useControllableState({ value, set: (next) => set?.(next as string) }, asText, means);
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
