import { createContext } from 'react';
import type { FormEvents, FormProps } from '../generated/types.ts';

/**
 * The whole value, for fields that show only together with another one (`ui:when`). Not in RJSF's own context: that one
 * is an input of every field, so that each key would render all of them.
 */
export const FormValueContext = createContext<Readonly<Record<string, unknown>>>({});

/** What every field of the form may ask of the form around it. */
export interface FormContext {
  omit: readonly string[];
  /** The outcome of the last upload; the field whose ticket it carries takes it. */
  uploaded: FormProps['uploaded'];
  /** Hands a chosen file to the document. */
  upload(request: FormEvents['upload']): void;
}
