import { useCallback, useMemo, useState } from 'react';

/** The groups of properties that are open, for every field of the editor alike. */
export interface OpenGroups {
  open: readonly string[];
  setOpen(group: string, isOpen: boolean): void;
}

/** All are folded at first; what is opened stays open while the editor is. */
export function useOpenGroups(): OpenGroups {
  const [open, setAll] = useState<readonly string[]>([]);
  const setOpen = useCallback((group: string, isOpen: boolean) => {
    setAll((before) => {
      if (before.includes(group) === isOpen) return before;
      return isOpen ? [...before, group] : before.filter((one) => one !== group);
    });
  }, []);
  return useMemo(() => ({ open, setOpen }), [open, setOpen]);
}
