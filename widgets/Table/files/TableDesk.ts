import { createContext } from 'react';
import type { FileDesk } from '../../kit/record/files/file-desk.ts';

/** Where the cells of one table keep what they know of files: the one that is there, or the one that the function makes. */
export type DeskOfTable = (make: () => FileDesk) => FileDesk;

/** A desk that the first cell with files makes, since most tables have none. */
export function deskOfTable(): DeskOfTable {
  let desk: FileDesk | undefined;
  return (make) => (desk ??= make());
}

export const TableDesk = createContext<DeskOfTable | null>(null);
