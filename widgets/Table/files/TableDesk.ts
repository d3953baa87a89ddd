import { createContext, type RefObject } from 'react';
import type { FileDesk } from '../../kit/record/files/file-desk.ts';

/** Where the cells of one table keep what they know of files; made by the first of them, since most tables have none. */
export const TableDesk = createContext<RefObject<FileDesk | undefined> | null>(null);
