import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, code, startApi } from '#tests/api/api.ts';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { seedId } from '#server/seeds/seed-id.ts';
import { areaUnderCurve } from './area-under-curve.ts';
import { patience } from '#tests/tier.ts';

/** Tries in all, half of them at names that exist. */
const tries = atLevel(2_000, 400);
/** Four times the deviation of that many tries, or what is promised. */
const bound = atLevel(0.05, 0.12);

const nameOf = (at: number): string => `timed.${String(at).padStart(5, '0')}`;

describeOnEachDatabase('the time of a refused sign-in', (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(await open());
    const [owner] = await api.database.identity((query) =>
      query.selectFrom('accounts').select('password_hash').where('username_key', '=', 'owner').execute(),
    );
    const acme = seedId('workspace acme');
    // Every second name exists, as a member of a workspace and with a password.
    const known = Array.from({ length: tries / 2 }, (_, at) => nameOf(2 * at));
    await api.database.identity(async (query) => {
      const account = (name: string) => ({
        id: seedId(name),
        username: name,
        username_key: name,
        real_name: name,
        password_hash: owner?.password_hash ?? null,
        password_changed_at: api.now(),
        home_ws_id: acme,
      });
      const member = (name: string) => ({
        id: seedId(`member ${name}`),
        ws_id: acme,
        account_id: seedId(name),
        roles: ['WORKSPACE_USER'],
        real_name: name,
      });
      await query.insertInto('accounts').values(known.map(account)).execute();
      await query.insertInto('memberships').values(known.map(member)).execute();
    });
  });
  afterAll(() => api.close());

  test(
    `P14 does not say whether the name exists (${tries} tries)`,
    async () => {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      // In an order of chance: what the process does now and then must not meet one kind alone.
      const order = Array.from({ length: tries }, (_, at) => ({ at, by: Math.random() }))
        .sort((a, b) => a.by - b.by)
        .map(({ at }) => at);
      // The first ones warm everything up.
      for (let turn = -40; turn < tries; turn += 1) {
        const at = turn < 0 ? turn : (order[turn] ?? 0);
        const visitor = api.visitor();
        const form = { username: at < 0 ? `warm.${-at}` : nameOf(at), password: 'not the password', verifyCode: code };
        // A network each, so that none is stopped.
        const ip = `10.${(at >> 8) & 255}.${at & 255}.7`;
        await visitor.call('getCaptcha', {}, { ip });
        const begun = performance.now();
        const answer = await visitor.call('createToken', form, { ip });
        const took = performance.now() - begun;
        expect(answer).toMatchObject({ status: 401, code: 'invalid_credentials' });
        if (at >= 0) (at % 2 === 0 ? times.known : times.unknown).push(took);
      }
      const area = areaUnderCurve(times.known, times.unknown);
      console.info(`known and unknown names are told apart with an area of ${area.toFixed(3)}`);
      expect(Math.abs(area - 0.5)).toBeLessThan(bound);
    },
    patience(600_000),
  );
});
