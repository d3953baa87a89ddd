import { createContext } from 'react';

/** True inside a form whose submission is running; its submit buttons show it. */
export const FormBusy = createContext(false);
