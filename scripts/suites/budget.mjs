/** Whether the gate stayed within its budget (tests/gate.json). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/**
 * @typedef {object} Gate
 * @property {number} budget how many times the calibration task (cost.mjs) the gate may take
 * @property {{ date: string, took: number }[]} overBudget runs of main that took more
 */

/** How many recorded runs above the budget make the gate fail. */
const most = 3;

/**
 * @param {number} took @param {Gate} gate
 * @returns {{ text: string, isFailure: boolean } | undefined} what to say about a run above the budget
 */
export function judgeBudget(took, { budget, overBudget }) {
  const isFailure = overBudget.length >= most;
  if (took <= budget && !isFailure) return undefined;
  const taken = `The gate took ${took.toFixed(0)} calibration tasks; its budget is ${budget}.`;
  if (isFailure)
    return {
      text: `tests/gate.json has ${overBudget.length} runs above the budget of the gate. Make it cheaper by what the list of files above shows, then empty the list.`,
      isFailure,
    };
  return {
    text: `WARNING: ${taken} Record it in tests/gate.json; the gate fails when ${most} are recorded.`,
    isFailure,
  };
}

/** @returns {Gate} */
export const readGate = () => JSON.parse(readFileSync(join(root, 'tests/gate.json'), 'utf8'));
