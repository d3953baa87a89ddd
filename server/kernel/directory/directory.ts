import {
  type Client,
  type Entry,
  NoSuchObjectError,
  InvalidDNSyntaxError,
  ResultCodeError,
  SizeLimitExceededError,
} from 'ldapts';
import type { Egress } from '../egress/index.ts';
import { type DirectoryAddress, patience, withConnection } from './connection.ts';
import { DirectoryFailure } from './directory-failure.ts';
import { personFilter } from './filter.ts';

/** A directory as a workspace has set it up. */
export interface DirectorySetup extends DirectoryAddress {
  baseDn: string;
  /** Empty: the search is anonymous. */
  bindDn: string;
  bindPassword: string;
  /** With `{account}` for what was typed. */
  userFilter: string;
  attributes: { id: string; name: string; email: string };
}

/** A person as the directory knows them; name and address may be empty. */
export interface DirectoryPerson {
  /** The value of the attribute that identifies people. */
  subject: string;
  name: string;
  email: string;
}

/** An entry that does not exist: a bind to it takes as long as one with a wrong password (P14). */
const unknownDn = 'cn=nobody';

/** The first value; a directory may write the attribute's name in other letters than it was asked for. */
function bytesOf(entry: Entry, attribute: string): Buffer | undefined {
  const values = Object.entries(entry).flatMap(([name, value]) =>
    name.toLowerCase() === attribute.toLowerCase() ? value : [],
  );
  const [first] = values;
  return typeof first === 'string' ? Buffer.from(first) : first;
}

const textOf = (entry: Entry, attribute: string): string => bytesOf(entry, attribute)?.toString().trim() ?? '';

/** Some directories identify people by bytes that are no text. */
function subjectOf(entry: Entry, attribute: string): string {
  const bytes = bytesOf(entry, attribute);
  if (!bytes || bytes.length === 0) throw new DirectoryFailure('unreadable');
  const text = bytes.toString();
  return Buffer.from(text).equals(bytes) && /^[\x20-\x7e]+$/.test(text) ? text : bytes.toString('base64url');
}

async function signInReader(client: Client, { bindDn, bindPassword }: DirectorySetup): Promise<void> {
  if (bindDn === '') return;
  try {
    await client.bind(bindDn, bindPassword);
  } catch (error) {
    throw error instanceof ResultCodeError ? new DirectoryFailure('reader', error) : error;
  }
}

async function search(client: Client, setup: DirectorySetup, options: Parameters<Client['search']>[1]) {
  const timeLimit = patience.answer / 1000;
  try {
    return (await client.search(setup.baseDn, { timeLimit, ...options })).searchEntries;
  } catch (error) {
    const isNowhere = error instanceof NoSuchObjectError || error instanceof InvalidDNSyntaxError;
    throw isNowhere ? new DirectoryFailure('base_unknown', error) : error;
  }
}

/** The one entry of the account; two count as none, since it would be open who signs in. */
async function findEntry(client: Client, setup: DirectorySetup, account: string): Promise<Entry | undefined> {
  const { id, name, email } = setup.attributes;
  const filter = personFilter(setup.userFilter, account);
  const attributes = { attributes: [id, name, email], explicitBufferAttributes: [id] };
  try {
    const found = await search(client, setup, { scope: 'sub', filter, sizeLimit: 2, ...attributes });
    const [first, second] = found;
    return first && !second && first.dn !== '' ? first : undefined;
  } catch (error) {
    if (error instanceof SizeLimitExceededError) return undefined;
    throw error;
  }
}

/** A person whom the directory refuses for any reason, such as a lock or an expired password, may not sign in to the product. */
async function isPassword(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof ResultCodeError) return false;
    throw error;
  }
}

interface Credentials {
  account: string;
  password: string;
  /**
   * Whether a password may be tried at the entry of this name: one person may be found by several accounts. Where it may
   * not, the answer is that of a wrong one. Always, when absent.
   */
  mayTry?(dn: string): Promise<boolean>;
}

/**
 * Looks for the person and tries the password as the entry that was found (AUTH-10). An unknown account costs as many
 * questions as a wrong password (P14). @returns undefined for both
 */
export async function authenticate(
  setup: DirectorySetup,
  { account, password, mayTry }: Credentials,
  egress: Egress,
): Promise<DirectoryPerson | undefined> {
  // To a directory a name without a password is a guest, whom it lets in.
  if (password === '') return undefined;
  return withConnection(setup, egress, async (client) => {
    await signInReader(client, setup);
    const found = await findEntry(client, setup, account);
    // Attempts at a name that does not exist are counted and tried as well: both take the same time (P14).
    const isAdmitted = !mayTry || (await mayTry(found?.dn ?? `${unknownDn} ${account}`));
    const entry = isAdmitted ? found : undefined;
    const isRight = await isPassword(client, entry?.dn ?? unknownDn, password);
    if (!entry || !isRight) return undefined;
    const { id, name, email } = setup.attributes;
    return { subject: subjectOf(entry, id), name: textOf(entry, name), email: textOf(entry, email) };
  });
}

/** Whether the directory is usable: reachable, open to the searching account, and with the base of its people. */
export async function checkDirectory(setup: DirectorySetup, egress: Egress): Promise<void> {
  await withConnection(setup, egress, async (client) => {
    await signInReader(client, setup);
    // Shows that the directory parses the filter before the first person signs in.
    await findEntry(client, setup, 'connection-test');
    await search(client, setup, { scope: 'base', attributes: ['1.1'] });
  });
}
