/** RJSF with its PrimeReact theme. */
import 'primereact/resources/themes/lara-light-blue/theme.css';
import 'primeicons/primeicons.css';
import Form from '@rjsf/primereact';
import { serveRjsf } from './rjsf-form.tsx';

serveRjsf(Form, {
  field: '.rjsf-field:not(.rjsf-field-object)',
  required: (container) =>
    [...container.querySelectorAll('label')].filter((label) => label.textContent?.endsWith('*')).length,
  error: '.p-inline-message-error',
});
