import { useEffect, useRef } from 'react';

/** Asks for the fields of each table once. */
export function useNeed(tables: readonly string[], onNeed: (table: string) => void): void {
  const asked = useRef(new Set<string>());
  const all = tables.join(' ');
  const latest = useRef(onNeed);
  useEffect(() => {
    latest.current = onNeed;
  });
  useEffect(() => {
    for (const table of all.split(' ').filter((one) => one !== '' && !asked.current.has(one))) {
      asked.current.add(table);
      latest.current(table);
    }
  }, [all]);
}
