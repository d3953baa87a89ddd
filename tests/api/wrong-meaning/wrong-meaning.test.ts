import { beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/database/harness.ts';
import { inLeave } from '../relations.ts';
import type { Answered } from '../visitor.ts';
import type { Case } from './case.ts';
import { changeCases } from './change-cases.ts';
import { designCases } from './design-cases.ts';
import { openScene, type Scene, storedNow } from './scene.ts';
import { queryCases } from './query-cases.ts';
import { recordCases } from './record-cases.ts';
import { rightsCases } from './rights-cases.ts';
import { sheetCases } from './sheet-cases.ts';
import { patience } from '#tests/tier.ts';

/** What the answer of a call that failed says. */
interface Said {
  code?: string;
  pointer?: string;
  detail?: Record<string, { pointer: string; message: string; hint?: string }[]>;
}

const chinese = /[\u4e00-\u9fff]/;
const groups: readonly (readonly [ids: string, about: string, cases: readonly Case[]])[] = [
  ['REC-01 REC-08', 'values of records', recordCases],
  ['REC-02 REC-04 REC-05', 'questions about records', queryCases],
  ['REC-03 REC-08', 'changes of records', changeCases],
  ['MENU-20 MENU-22 TABLE-15', 'rights, views and moves', rightsCases],
  ['TABLE-20 TABLE-21 TABLE-22', 'designs', designCases],
  ['TPL-09 TABLE-30', 'sheets', sheetCases],
];

/** The code and the first scene, as one text. */
function failureOf({ status, data }: Answered): string {
  // Safe: a failed call answers so; of others these are absent.
  const { code, pointer, detail } = (data ?? {}) as Said;
  if (status < 400 || status >= 500) return `status ${status}`;
  return `${code} ${pointer ?? detail?.['faults']?.[0]?.pointer ?? ''}`.trim();
}

/** What people read of it: the message, and of each issue its message and hint. */
function wordsOf({ message, data }: Answered): string[] {
  const { detail } = (data ?? {}) as Said;
  const issues = detail?.['faults'] ?? [];
  return [message, ...issues.flatMap((issue) => [issue.message, ...(issue.hint === undefined ? [] : [issue.hint])])];
}

describeOnEachDatabase('requests of the right shape and a wrong meaning', (open) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene(await open());
    return () => scene.api.close();
  });

  const ask = ({ call, args }: Case, language: string) =>
    scene.owner.call(call, args(scene), { headers: { ...inLeave.headers, 'accept-language': language } });

  test.each(groups)(
    '%s wrong %s are refused where they are, in the language of the caller, and nothing is saved',
    {
      timeout: patience(180_000),
    },
    async (_ids, _about, cases) => {
      const differences: string[] = [];
      let before = await storedNow(scene);
      for (const one of cases) {
        const [english, other] = [await ask(one, 'en-US'), await ask(one, 'zh-CN')];
        const refused = [failureOf(english), failureOf(other)];
        if (refused.some((each) => each !== one.refused)) differences.push(`${one.what}: ${refused.join(' and ')}`);
        else if (wordsOf(english).some((words) => words === '' || chinese.test(words)))
          differences.push(`${one.what} says in English: ${wordsOf(english).join(' | ')}`);
        else if (wordsOf(other).some((words) => !chinese.test(words)))
          differences.push(`${one.what} says in Chinese: ${wordsOf(other).join(' | ')}`);
        const after = await storedNow(scene);
        if (after !== before) differences.push(`${one.what} saved something`);
        before = after;
      }
      expect(differences).toEqual([]);
    },
  );
});
