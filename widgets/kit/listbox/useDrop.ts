import { useState } from 'react';

/** A panel under a field that is searched by typing into the field. */
export interface DropState {
  isOpen: boolean;
  query: string;
  open: () => void;
  close: () => void;
  /** Closes it, and keeps what was searched for. */
  hide: () => void;
  search: (query: string) => void;
}

/** Closed at first; closing forgets what was searched for. */
export function useDrop(onSearch?: (query: string) => void): DropState {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const search = (next: string) => {
    if (next === query) return;
    setQuery(next);
    onSearch?.(next);
  };
  return {
    isOpen,
    query,
    open: () => setOpen(true),
    close() {
      setOpen(false);
      search('');
    },
    hide: () => setOpen(false),
    search(next) {
      setOpen(true);
      search(next);
    },
  };
}
