/** A sign-in form by RJSF with its default theme. */
import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { pageContainer } from '../page/painting.ts';
import { signInSchema } from '../page/sign-in-schema.ts';

const schema: RJSFSchema = signInSchema;

createRoot(pageContainer()).render(
  <Form schema={schema} uiSchema={{ password: { 'ui:widget': 'password' } }} validator={validator} />,
);
