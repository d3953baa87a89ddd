import type { Analysis } from './analysis.ts';
import { openReadsIn, readsIn, secretIn } from './reads.ts';
import type { RightsContext } from './sealed.ts';
import { secretPaths } from './secrets.ts';

/** A shipped expression that reads a secret, and what becomes of the value. */
export interface SecretReading {
  pointer: string;
  text: string;
  /** The action with the operation that it calls, `call changePassword`; of nodes the widget and the key, `Text when`. */
  use: string;
  /** It reads more of the secret than the answers of the functions that give no character of it away. */
  isOpen: boolean;
}

/** Where a shipped document reads what a person types as a password or code, or is shown once (P44). */
export function secretReadings(analysis: Analysis, { operations }: RightsContext): SecretReading[] {
  const secrets = secretPaths(analysis, analysis, operations);
  const found: SecretReading[] = [];
  for (const node of analysis.nodes) {
    for (const { text, pointer } of node.expressions) {
      if (!secretIn(readsIn(text, node.scope, node.locals), secrets)) continue;
      const isOpen = secretIn(openReadsIn(text, node.scope, node.locals), secrets) !== undefined;
      const [, group = '', name = ''] = pointer.slice(node.pointer.length).split('/');
      const key = group === 'props' || group === 'params' ? name : group;
      found.push({ pointer, text, use: `${String(node.node.widget ?? node.node.fragment)} ${key}`, isOpen });
    }
  }
  for (const { scope, steps } of analysis.handlers) {
    for (const step of steps) {
      for (const { text, pointer } of step.expressions) {
        if (!secretIn(readsIn(text, scope, step.locals), secrets)) continue;
        const isOpen = secretIn(openReadsIn(text, scope, step.locals), secrets) !== undefined;
        found.push({ pointer, text, use: step.call === undefined ? step.do : `${step.do} ${step.call}`, isOpen });
      }
    }
  }
  return found;
}
