/** Uploaded files and pictures. Other domains import what is listed here, and nothing else. */
export { eraseReleasedFiles } from './erase-released.ts';
export { ownersOf } from './file-names.ts';
export { createFileWorks, type FileWorks } from './file-works.ts';
export { loadSharp } from './load-sharp.ts';
export { type HeldFile, ownRecordFile } from './record-file.ts';
export type { FileReader, RecordFiles } from './record-files.ts';
