/** A change of one expression of the sources. */
export interface RecordMutant {
  /** `server/domains/x.ts:12:5 a && b → a`. */
  id: string;
}

/** What instrumented sources ask. */
export interface RecordMutants {
  /** The mutant that holds now. */
  current: string | undefined;
  readonly known: Set<string>;
  register(ids: readonly string[]): void;
  is(id: string): boolean;
}

declare global {
  var pagewrightRecordMutants: RecordMutants | undefined;
}

export function createRecordMutants(): RecordMutants {
  const mutants: RecordMutants = {
    current: undefined,
    known: new Set(),
    register(ids) {
      for (const id of ids) mutants.known.add(id);
    },
    is: (id) => mutants.current === id,
  };
  return mutants;
}
