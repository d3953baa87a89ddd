import { didYouMean } from './nearest.ts';
import { isWriting } from './standard-errors.ts';
import type { OperationSource } from './source.ts';

const limited = ['givenPassword', 'beforeTotp', 'shadow'];
const ofSupport = ['own', 'refused'];

/** What is wrong with `x-open-in`, `x-support` and `x-embedded` of an operation: what limited sessions may and may not do. */
export function checkSessions({ node, method, location }: OperationSource): string[] {
  const diagnostics: string[] = [];
  const say = (text: string): number => diagnostics.push(`${location}: ${text}`);
  const { 'x-open-in': openIn, 'x-support': support, 'x-embedded': embedded } = node;
  if (openIn !== undefined) {
    if (!Array.isArray(openIn) || openIn.length === 0) say(`x-open-in is a list of ${limited.join(', ')}`);
    else {
      for (const name of openIn)
        if (!limited.includes(String(name)))
          say(`x-open-in has the unknown session "${String(name)}"${didYouMean(String(name), limited)}`);
      if (new Set(openIn).size < openIn.length) say('x-open-in names a session twice');
    }
  }
  if (support !== undefined) {
    if (!ofSupport.includes(String(support)))
      say(`x-support has the unknown value "${String(support)}"${didYouMean(String(support), ofSupport)}`);
    else if (isWriting(method, node)) say('x-support is for a call that only reads: support changes nothing');
  }
  if (embedded !== undefined) {
    if (embedded !== 'refused') say('x-embedded has another value than "refused"');
    else if (!isWriting(method, node)) say('x-embedded is for a writing call');
  }
  for (const key of ['x-open-in', 'x-support', 'x-embedded'])
    if (key in node && node['x-roles'] === 'public') say(`${key} is for calls that need a session`);
  return diagnostics;
}
