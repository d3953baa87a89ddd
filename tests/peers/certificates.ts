import { readFileSync } from 'node:fs';

const read = (name: string): string => readFileSync(new URL(`certificates/${name}`, import.meta.url), 'utf8');

/** Of `localhost` and 127.0.0.1, valid for a hundred years, trusted by nobody but these tests. */
export const localhostCertificate = () => ({ cert: read('localhost.pem'), key: read('localhost.key.pem') });

/** The authority that signed it; its own key was thrown away. */
export const testAuthority = (): string => read('authority.pem');
