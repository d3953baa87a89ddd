import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { child, isNode } from '#scripts/contract/source.ts';
import type { GuardedCall } from '#server/kernel/call/handler.ts';
import { readDescription } from '#server/kernel/http/contract/description.ts';
import type { Around } from '#tests/contract/fuzz/fuzz-world.ts';
import { issueText } from '#tests/contract/fuzz/issue-text.ts';
import { runFuzz } from '#tests/contract/fuzz/run-fuzz.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { patience } from '#tests/tier.ts';

const description: unknown = readDescription();
if (!isNode(description)) throw new Error('The description is no object.');

/** The gate repeats itself; the whole run and `npm run test:fuzz` draw a seed, and print it. */
const usual = 20_261_121;
const { FUZZ_SEED, FUZZ_REQUESTS = atLevel('25000', undefined), FUZZ_ONLY } = process.env;
const seed = (FUZZ_SEED ?? atLevel('new', undefined)) === 'new' ? randomInt(2 ** 31) : Number(FUZZ_SEED ?? usual);
/**
 * The embedded database is slower, and answers alike: in the gate each call gets a valid request and a
 * hostile one there, and all kinds on PostgreSQL.
 */
const usually = { embedded: { requests: 300, fewest: 2 }, postgres: { requests: 600 } };
const only = FUZZ_ONLY?.split(',');

/** From so many requests on, chance is no excuse for a call of which none succeeded. */
const many = 5_000;
/** Served calls whose rows no request can make, and why. */
const unreachable = {
  resolveConfigurationConflicts:
    'a conflict needs two overlays that change the same node, of the platform and beneath it',
  reviewConfiguration: 'whoever published is an administrator still',
  decideConfigurationApproval: 'another administrator has to ask',
  createTokenByUserId: 'the server alone makes tickets',
  showInvitationLink: 'it takes a link that another call made',
  joinByLink: 'it takes a link that another call made',
  createWorkspaceTicket: 'whoever calls belongs to one workspace',
  createSupportTicket: 'no request can be made in the hour of a consent that another one gave',
  createShadowTicket: 'no call gives anybody a role in an application yet',
  registerCustomer: 'it takes a code by SMS',
  beginPasswordReset: 'it takes the code of a picture',
  finishPasswordReset: 'it takes a code that was sent',
  loginUser: 'no directory is set up',
  bindDirectoryLogin: 'no directory is set up',
  getThirdPartyLoginConfig: 'no third party is set up',
  exchangeThirdPartyCode: 'no third party is set up',
  bindThirdPartyLogin: 'no third party is set up',
  getMenuChanges: 'a position is sealed by the server, and a list says it only where it is asked',
  getTableChanges: 'a position is sealed by the server, and a list says it only where it is asked',
};

describeOnEachDatabase('requests made from the contract', (open, kind) => {
  const asked = FUZZ_REQUESTS === undefined ? undefined : { requests: Number(FUZZ_REQUESTS) };
  const { requests, ...least }: { requests: number; fewest?: number } = asked ?? usually[kind];
  test(
    'P24 P21 none is answered by a server error or off the contract, and most valid ones reach their handler',
    async () => {
      const start = performance.now();
      const prototypes = [Object.prototype, Array.prototype].map((one) => Object.getOwnPropertyNames(one).join());
      // Said before anything is sent: whatever happens, the run can be repeated.
      const few = only ? ` FUZZ_ONLY=${only.join()}` : '';
      const again = `FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}${few} npm run test:fuzz`;
      console.log(`${kind}: ${again}`);
      const { tally, issues, renewals } = await runFuzz({ open, description, seed, requests, only, ...least });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const worlds = renewals === 0 ? '' : `, ${renewals + 1} servers`;
      const share = Math.round(tally.share * 100);
      console.log(
        `${kind}: ${tally.requests} requests in ${seconds} s${worlds}, ${share} % of the valid ones reached their handler\n${tally.table()}`,
      );
      if (issues.length > 0) {
        expect.fail(`${issues.length} issues; "${again}" repeats this run\n${issues.map(issueText).join('\n')}`);
      }
      expect(tally.share).toBeGreaterThanOrEqual(0.6);
      if (requests >= many && !only) {
        expect(tally.refused.toSorted(), 'calls of which no valid request succeeded').toEqual(
          Object.keys(unreachable).sort(),
        );
      }
      expect([Object.prototype, Array.prototype].map((one) => Object.getOwnPropertyNames(one).join())).toEqual(
        prototypes,
      );
    },
    patience(1_800_000),
  );

  // The diagnostics are the fuzz's own: one database shows that it finds them.
  if (kind === 'postgres') return;
  test('P24 finds what is broken on purpose, and shows the smallest request for it', async () => {
    const faulty: Around = (id, handler) => async (call) => {
      const answer = await handler(call);
      const { args } = call as GuardedCall;
      if (id === 'getLoginPage' && String(args['wsId'] ?? '').length > 3) throw new Error('planted');
      return id === 'getCaptchaQuestion' ? { ...Object(answer), planted: true } : answer;
    };
    const only = ['getLoginPage', 'getCaptchaQuestion', 'getCaptcha'];
    // The server takes any platform: a description that knows one shows that accepted requests are noticed.
    const narrow: unknown = structuredClone(description);
    Object.assign(child(child(child(narrow, 'components'), 'parameters'), 'Platform'), { schema: { enum: ['web'] } });
    if (!isNode(narrow)) throw new Error('The description is no object.');
    const { issues } = await runFuzz({ open, description: narrow, seed: usual, requests: 120, only, around: faulty });
    expect(issues.map(({ operation, finding }) => `${operation.id} ${finding}`)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^getLoginPage answered 500/),
        expect.stringMatching(/^getCaptchaQuestion answered 500.*planted/),
        expect.stringMatching(/^getCaptcha accepted although header \/platform must be equal/),
      ]),
    );
    const planted = issues.map(issueText).find((text) => /^getLoginPage \(\w+\) answered 500/.test(text));
    expect(planted).toMatch(/^ {2}as nobody: GET \/api\/o\/login-page\?wsId=[^&\s]{4,}$/m);
  });
});
