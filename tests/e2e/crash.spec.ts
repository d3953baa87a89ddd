import { signedInCaller } from './caller.ts';
import { atLevel } from '#tests/promises/at-level.ts';
import { expect, password, test } from './fixtures.ts';

/** After how many milliseconds of a publish the server is killed: before it is stored, and after it is answered. */
const usually = [9, 81];
/** A PostgreSQL of its own outlives the server: two are enough there, in the whole run alone. */
const killedAfter = { embedded: atLevel([9, 27, 81, 243], usually), postgres: usually };
const configuration = '/api/wp/configuration/loginPage/login';

/** The page as the next visitor gets it: its first copyright line tells which version it is. */
async function visitorsLine(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/o/login-page`);
  const { data } = await answer.json();
  return data.frontMeta.copyrightList[0].content;
}

test('P34 a server killed while it publishes leaves either the old or the new sign-in page', async ({
  product,
  database,
}) => {
  const outcomes: string[] = [];
  let root = await signedInCaller(product, 'root', password);
  for (const milliseconds of killedAfter[database]) {
    const before = await visitorsLine(product.origin);
    const after = `killed after ${milliseconds} ms`;
    const current = await fetch(`${product.origin}/api/o/login-page`).then((answer) => answer.json());
    const frontMeta = { ...current.data.frontMeta, copyrightList: [{ content: after }] };
    await root.call('PUT', '/api/wp/login-page', { widgetType: 'loginPage', frontMeta });

    const publishing = root.call('POST', `${configuration}/publish`, {}).then(
      () => 'answered',
      () => 'cut off',
    );
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await product.crash();
    const outcome = await publishing;
    await product.restart();

    const shown = await visitorsLine(product.origin);
    expect([before, after]).toContain(shown);
    if (outcome === 'answered') expect(shown, 'what was acknowledged is kept').toBe(after);
    root = await signedInCaller(product, 'root', password);
    await expect(root.call('GET', configuration), 'the configuration can be read and goes on').resolves.toBeTruthy();
    outcomes.push(`${outcome}: ${shown === after ? 'new' : 'old'}`);
  }
  console.log(`      ${outcomes.join(', ')}`);
});
