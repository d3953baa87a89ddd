import { localized } from '../../errors/index.ts';
import type { OperationContract } from '../contract/operation-contract.ts';

/** An answer that the contract does not describe. Only thrown where answers are validated: in tests. */
export class OffContract extends Error {
  override name = 'OffContract';
}

/** Throws `OffContract` for an undeclared status, media type or field. `body` is the envelope, or undefined for raw answers. */
export function checkAnswer(
  contract: OperationContract,
  answer: { status: number; type: string; body?: unknown },
): void {
  if (!contract.answers) return;
  const declared = contract.answers.get(answer.status);
  if (!declared) throw new OffContract(`${contract.id} answered ${answer.status}, which it does not declare.`);
  const type = answer.type.split(';')[0]?.trim() ?? '';
  if (!declared.mediaTypes.includes(type))
    throw new OffContract(`${contract.id} answered ${type}; declared are ${declared.mediaTypes.join(', ')}.`);
  if (!declared.check || answer.body === undefined) return;
  // Dates and undefined members take their wire form first.
  const issues = declared.check(JSON.parse(JSON.stringify(answer.body)));
  if (issues.length === 0) return;
  const lines = issues.slice(0, 10).map(({ pointer, message }) => `${pointer || '/'}: ${localized('en-US', message)}`);
  throw new OffContract(`${contract.id} answered ${answer.status} off its contract: ${lines.join(' ')}`);
}
