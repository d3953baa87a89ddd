import { createContext } from 'react';
import type { CommandPaletteProps } from '../generated/types.ts';

/** A group as `PaletteGroup` brings it. */
export interface BroughtGroup extends NonNullable<NonNullable<CommandPaletteProps['groups']>[number]> {
  searching: boolean;
  /** What to say below everything. */
  note: string | undefined;
}

/** Takes the group of a node inside the palette; with undefined the group is gone. */
export type BringGroup = (id: string, group: BroughtGroup | undefined) => void;

export const BringGroupContext = createContext<BringGroup>(() => undefined);
