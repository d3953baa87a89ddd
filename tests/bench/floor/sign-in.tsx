/** The floor of sign-in pages: a form by hand in plain React. */
import './floor.css';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { pageContainer } from '../page/painting.ts';

function SignIn(): ReactElement {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isStored, setIsStored] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label className="field">
        Username
        <input value={username} onChange={(event) => setUsername(event.target.value)} />
      </label>
      <label className="field">
        Password
        <input type="password" value={password} onChange={(event) => setPassword(event.target.value)} />
      </label>
      <label className="field">
        Remember me
        <input type="checkbox" checked={isStored} onChange={(event) => setIsStored(event.target.checked)} />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}

createRoot(pageContainer()).render(<SignIn />);
