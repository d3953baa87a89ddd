/** Proves that the compiler looks: this has to fail. */
import { createClient } from 'pagewright/client';

createClient({ baseUrl: '' }).call('listApplications', { page: 'first' });
