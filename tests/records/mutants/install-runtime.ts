import { createRecordMutants } from './runtime.ts';

globalThis.pagewrightRecordMutants ??= createRecordMutants();
