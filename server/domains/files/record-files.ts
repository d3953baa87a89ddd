import type { OpenApplication } from '#server/kernel/call/application.ts';
import type { Session } from '#server/kernel/call/session.ts';
import type { Database } from '#server/kernel/db/index.ts';
import type { HeldFile } from './record-file.ts';

/** Who asks for files. */
export interface FileReader {
  db: Database;
  session: Session;
  /** The application inside of which a system role asks. */
  application: OpenApplication | undefined;
  now: Date;
  timeZone: string;
  locale: string;
}

/** Judges who may read files of records; it is handed over by who knows designs and rights. */
export interface RecordFiles {
  /** Those of the files that the caller may read: the caller's own uploads that no record holds, and what is in fields that the caller sees. */
  readable(reader: FileReader, files: readonly HeldFile[]): Promise<HeldFile[]>;
}
