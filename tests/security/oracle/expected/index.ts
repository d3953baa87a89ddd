import { account } from './account.ts';
import { application } from './application.ts';
import { auth } from './auth.ts';
import { configuration } from './configuration.ts';
import { exchange } from './exchange.ts';
import type { ExpectedArea } from './expectation.ts';
import { organisation } from './organisation.ts';
import { platform } from './platform.ts';
import { plugin } from './plugin.ts';
import { record } from './record.ts';

export type { Expectation } from './expectation.ts';

const areas: readonly ExpectedArea[] = [
  auth,
  account,
  platform,
  configuration,
  organisation,
  application,
  record,
  exchange,
  plugin,
];

/** Who may call what, transcribed from the specification by hand. Throws when two areas name the same call. */
export function expectations(): ExpectedArea {
  const all: Record<string, ExpectedArea[string]> = {};
  for (const [id, expectation] of areas.flatMap((area) => Object.entries(area))) {
    if (all[id]) throw new Error(`${id} is expected twice.`);
    all[id] = expectation;
  }
  return all;
}
