import { createContext } from 'react';

/** The title that already stands above a group: it has no frame of its own then. `true`: whatever its title is. */
export const TitledBy = createContext<string | true | undefined>(undefined);

/** The list that items are in. */
export interface ListFacts {
  title: string;
  /** Each item has a schema of its own, and so a title of its own. */
  isFixed: boolean;
}

export const ListContext = createContext<ListFacts>({ title: '', isFixed: false });

/** The names in the object that a property is in, which a new name may not repeat. */
export const SiblingNames = createContext<readonly string[]>([]);
