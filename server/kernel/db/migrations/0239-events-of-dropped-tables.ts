import { allow } from '../rights/policies.ts';

/** What happened to the records of a table goes with the table. */
export const eventsOfDroppedTables = allow('record_events', { tenant: ['delete'] });
