/** RJSF with its default theme. */
import Form from '@rjsf/core';
import { serveRjsf } from './rjsf-form.tsx';

serveRjsf(Form, {
  field: '.rjsf-field:not(.rjsf-field-object)',
  required: 'label .required',
  error: '.error-detail',
});
