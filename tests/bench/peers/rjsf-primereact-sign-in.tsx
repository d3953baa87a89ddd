/** A sign-in form by RJSF with its PrimeReact theme. */
import 'primereact/resources/themes/lara-light-blue/theme.css';
import 'primeicons/primeicons.css';
import Form from '@rjsf/primereact';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { pageContainer } from '../page/painting.ts';
import { signInSchema } from '../page/sign-in-schema.ts';

const schema: RJSFSchema = signInSchema;

createRoot(pageContainer()).render(
  <Form schema={schema} uiSchema={{ password: { 'ui:widget': 'password' } }} validator={validator} />,
);
