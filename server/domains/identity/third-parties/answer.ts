import type { Egress, EgressRequest } from '#server/kernel/egress/index.ts';
import { ThirdPartyFailure } from './third-party.ts';

export type Answer = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Asks an interface that answers JSON whatever its status. Throws `ThirdPartyRefusal` for anything else. */
export async function ask(egress: Egress, address: URL, request?: EgressRequest): Promise<Answer> {
  const answer = await egress.fetch(address, request);
  const text = await answer.text();
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    throw new ThirdPartyFailure('unreadable', error);
  }
  throw new ThirdPartyFailure('unreadable');
}

/** A request with a JSON body. */
export const jsonRequest = (body: unknown): EgressRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

/** A text of the answer; empty when it has none. */
export const textOf = (answer: Answer, name: string): string => {
  const value = answer[name];
  return typeof value === 'string' ? value : '';
};

/** A part of the answer that is an object of its own. */
export const partOf = (answer: Answer, name: string): Answer => {
  const value = answer[name];
  return isObject(value) ? value : {};
};

/** The text that has to be there. */
export function requiredText(answer: Answer, name: string): string {
  const text = textOf(answer, name);
  if (text === '') throw new ThirdPartyFailure('unreadable');
  return text;
}

/** The address of a call with its parameters. */
export function callAddress(origin: string, path: string, parameters: Readonly<Record<string, string>> = {}): URL {
  const address = new URL(path, origin);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address;
}

/** A code that no third party has given: its answer to this one shows whether it accepts the application. */
export const unknownCode = 'connection-test';

/** Carries out an exchange that has to fail at its code. */
export async function expectRefusedCode(exchange: Promise<unknown>): Promise<void> {
  try {
    await exchange;
  } catch (error) {
    if (error instanceof ThirdPartyFailure && error.reason === 'code') return;
    throw error;
  }
}
