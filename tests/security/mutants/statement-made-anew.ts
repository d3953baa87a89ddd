import type { keptStatement } from '#server/kernel/db/index.ts';

/** In the place of `keptStatement` while filters are taken away: builds the statement with its values each time. */
export const statementMadeAnew: typeof keptStatement = (build) => async (query, given) =>
  (await query.executeQuery(build(query, given).compile())).rows;
