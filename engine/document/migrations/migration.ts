/** One step from a version of a kind to the next. It changes nothing that it is given. */
export type Migration = (document: Record<string, unknown>) => Record<string, unknown>;
