/**
 * The session, or the API key, that a ticket was made by: it is worth nothing when that has ended. Those that were made
 * before live for half a minute at most, and open nothing any more.
 */
export const ticketsOfTheirSession = ['alter table session_tickets add column made_by text'];
