import type { FormEvents, FormProps } from '../../generated/types.ts';
import type { FormValues } from './form-values.ts';

/** What every field of the form may ask of the form around it. */
export interface FormContext {
  omit: readonly string[];
  /** The whole value, as it is now. */
  values: FormValues;
  /** A choice that need not be made can be taken back. */
  clears: boolean;
  /** The outcome of the last upload; the field whose ticket it carries takes it. */
  uploaded: FormProps['uploaded'];
  /** Hands a chosen file to the document. */
  upload(request: FormEvents['upload']): void;
}
