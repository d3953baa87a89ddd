import { createContext, use } from 'react';
import type { FileDesk } from './file-desk.ts';

/** What the form around a field knows of its files. */
export const DeskContext = createContext<FileDesk | null>(null);

/** Throws outside of a record form. */
export function useDesk(): FileDesk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('There is no record form around this field.');
  return desk;
}
