/** A sign-in form by amis, which needs React 18. */
import 'amis/lib/themes/cxd.css';
import { render } from 'amis';
import { createRoot } from 'react-dom/client';
import { pageContainer } from '../page/painting.ts';

const schema = {
  type: 'form' as const,
  wrapWithPanel: false,
  body: [
    { type: 'input-text' as const, name: 'username', label: 'Username', required: true },
    { type: 'input-password' as const, name: 'password', label: 'Password', required: true },
    { type: 'checkbox' as const, name: 'remember', label: 'Remember me' },
    { type: 'submit' as const, label: 'Sign in' },
  ],
};

createRoot(pageContainer()).render(render(schema, { locale: 'en-US' }, { theme: 'cxd' }));
