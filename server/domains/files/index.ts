/** Uploaded files and pictures. Other domains import what is listed here, and nothing else. */
export { ownersOf } from './file-names.ts';
export { loadSharp } from './load-sharp.ts';
