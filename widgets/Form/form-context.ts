import type { FormEvents, FormProps } from '../generated/types.ts';

/** What every field of the form may ask of the form around it. */
export interface FormContext {
  /** The whole value, for fields that show only together with another one (`ui:when`). */
  value: Readonly<Record<string, unknown>>;
  omit: readonly string[];
  /** The outcome of the last upload; the field whose ticket it carries takes it. */
  uploaded: FormProps['uploaded'];
  /** Hands a chosen file to the document. */
  upload(request: FormEvents['upload']): void;
}
