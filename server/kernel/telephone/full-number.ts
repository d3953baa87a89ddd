import { createHmac } from 'node:crypto';
import type { Keys } from '../foundation/keys.ts';

/** A keyed hash of what belongs to codes by SMS. */
export const codeDigest = (keys: Keys, ...parts: string[]): string =>
  createHmac('sha256', keys.key('sms-code')).update(parts.join('\n')).digest('base64url');

/** A number as gateways take it: prefix and digits, without the zero that is dialled at home. */
export const fullNumber = (countryCode: string, telephone: string): string =>
  countryCode + telephone.replace(/^0+/, '');

/** The hash of a number; the database stores only the numbers of accounts in full. */
export const numberHash = (keys: Keys, number: string): string => codeDigest(keys, 'number', number);
