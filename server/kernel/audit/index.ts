/** The operation log as jobs of the server need it: sealing its minutes, and deleting what is kept long enough. */
export { sealAndPurgeLogs } from './seal/log-work.ts';
