import { createContext } from 'react';

/** The groups of a property form that fold, as the widget around it holds them. */
export interface Folds {
  /** Identifiers of the groups that are open. */
  open: readonly string[];
  setOpen(group: string, isOpen: boolean): void;
  /** What is set in these fields, in short; empty where nothing is. */
  summaryOf(fields: readonly string[], value: Readonly<Record<string, unknown>>): string;
}

export const FoldsContext = createContext<Folds | undefined>(undefined);
