/** The driver: statements on a connection of `pg`, by parts of it that its types leave out. Only the pools import it. */
export { Pipeline } from './pipeline.ts';
export type { Answer } from './statement.ts';
