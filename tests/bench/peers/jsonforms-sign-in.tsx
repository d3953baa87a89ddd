/** A sign-in form by JSON Forms with its vanilla renderers. */
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { createRoot } from 'react-dom/client';
import { pageContainer } from '../page/painting.ts';
import { signInSchema } from '../page/sign-in-schema.ts';

const control = (name: string, options?: object) => ({ type: 'Control', scope: `#/properties/${name}`, options });
const layout = {
  type: 'VerticalLayout',
  elements: [control('username'), control('password', { format: 'password' }), control('remember')],
};

createRoot(pageContainer()).render(
  <form onSubmit={(event) => event.preventDefault()}>
    <JsonForms schema={signInSchema} uischema={layout} data={{}} renderers={vanillaRenderers} cells={vanillaCells} />
    <button type="submit">Sign in</button>
  </form>,
);
