/** `#openapi/log`: what the operation log says of calls and areas. Only the server's log needs it. */
export { logAreas, logWords } from './generated/log-words.ts';
export type { LogText, LogWords, RecordDeed } from './shapes/log-words.ts';
