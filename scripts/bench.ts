/**
 * `npm run bench`: Pagewright beside other form and table libraries, each built for production and driven in headless
 * Chromium by turns. Arguments choose: `form`, `record`, `table`, `sign-in`, `size`, names of contenders; `--keep` does not build again,
 * `--rounds=5` measures five times. Prints tables, writes `.cache/bench/<kind>.json`, and exits 1 when one fails.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildContender } from '#tests/bench/driver/build-contender.ts';
import { type Contender, contenders } from '#tests/bench/driver/contenders.ts';
import { inTurns, type Outcome } from '#tests/bench/driver/in-turns.ts';
import { launchChromium } from '#tests/bench/driver/launch.ts';
import { countKey, type FormFigures, measureForm, measureRecordForm } from '#tests/bench/driver/measure-form.ts';
import { measureSignIn } from '#tests/bench/driver/measure-sign-in.ts';
import { measureTable } from '#tests/bench/driver/measure-table.ts';
import { printTable, type Row } from '#tests/bench/driver/print-table.ts';
import { formRows, recordRows, signInRows, tableRows } from '#tests/bench/driver/rows.ts';
import { type BuiltServer, serveBuilt } from '#tests/bench/driver/serve-built.ts';
import { librarySizes, printSizes } from '#tests/bench/driver/sizes.ts';
import { startProduct } from '#tests/e2e/product.ts';
import { ensureInstalled, root } from './install.mjs';

const peers = join(root, 'tests/bench/peers');
const kinds = ['form', 'record', 'table', 'sign-in', 'size'] as const;
type Kind = (typeof kinds)[number];

const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const keepsDatabases = process.argv.includes('--keep');
const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 3);
const chosenKinds = kinds.filter((kind) => args.includes(kind));
const names = args.filter((arg) => !kinds.some((kind) => kind === arg));
const unknown = names.filter((name) => !contenders.some((contender) => contender.name === name) && name !== 'product');
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(
    `There is no ${unknown.join(', ') || 'such number of rounds'}. Known: ${kinds.join(', ')}; ${allNames()}.`,
  );
  process.exit(1);
}

function allNames(): string {
  return [...new Set(contenders.map(({ name }) => name))].join(', ');
}

const isChosen = (kind: Kind): boolean => chosenKinds.length === 0 || chosenKinds.includes(kind);
/** The references are always with them, so that what is compared comes from the same rounds. */
const of = (kind: Kind): Contender[] =>
  contenders.filter(
    (one) => one.kind === kind && isChosen(kind) && (!names.length || one.isReference || names.includes(one.name)),
  );

const product: Contender = { name: 'product', title: 'Pagewright, the whole page', kind: 'sign-in', entry: '' };
let hasFailed = false;

/** Prints a kind's table and keeps its figures. */
async function report<Figures extends object>(kind: Kind, outcomes: Outcome<Figures>[], rows: readonly Row<Figures>[]) {
  hasFailed ||= outcomes.some(({ failure }) => failure !== undefined);
  const facts = { measuredAt: new Date().toISOString(), processor: cpus()[0]?.model, cores: cpus().length, rounds };
  const measured = outcomes.map(({ contender, rounds, failure }) => ({ name: contender.name, rounds, failure }));
  await mkdir(join(root, '.cache/bench'), { recursive: true });
  await writeFile(
    join(root, `.cache/bench/${kind}.json`),
    `${JSON.stringify({ ...facts, contenders: measured }, null, 2)}\n`,
  );
  console.log(`\n${printTable(kind, outcomes, rows)}`);
}

async function build(): Promise<void> {
  const wanted = (['form', 'record', 'table', 'sign-in'] as const).flatMap(of);
  if (wanted.some(({ entry }) => entry.startsWith('peers/'))) {
    ensureInstalled(peers);
    execFileSync(process.execPath, [join(root, 'node_modules/typescript-native/bin/tsc'), '-p', peers], {
      stdio: 'inherit',
    });
  }
  for (const contender of wanted) {
    const start = performance.now();
    await buildContender(contender);
    console.log(`  built ${contender.kind} ${contender.name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

async function measureForms(browser: Browser, server: BuiltServer): Promise<void> {
  const address = ({ name }: Contender) => server.page(`form-${name}`);
  const measure = async (contender: Contender, round: number): Promise<FormFigures> => ({
    ...(round === 0 && (await countKey(browser, address(contender)))),
    ...(await measureForm(browser, address(contender))),
  });
  await report('form', await inTurns(of('form'), rounds, measure), formRows);
}

async function measureSignIns(browser: Browser, server: BuiltServer): Promise<void> {
  const started = await startProduct('embedded');
  try {
    const addressesOf = ({ name }: Contender) => ({
      address: name === product.name ? `${started.origin}/login` : server.page(`sign-in-${name}`),
      elsewhere: server.page('elsewhere').replace('127.0.0.1', 'elsewhere.localhost'),
    });
    const visited = [...of('sign-in'), ...(names.length && !names.includes(product.name) ? [] : [product])];
    // The first visit is not counted: the server compresses what it serves.
    const measure = async (contender: Contender, round: number) => {
      if (round === 0) await measureSignIn(browser, addressesOf(contender));
      return measureSignIn(browser, addressesOf(contender));
    };
    await report('sign-in', await inTurns(visited, rounds, measure), signInRows);
  } finally {
    await started.stop();
  }
}

if (!keepsDatabases) await build();
const server = await serveBuilt();
const browser = await launchChromium();
try {
  if (isChosen('form')) await measureForms(browser, server);
  if (isChosen('record')) {
    const measure = ({ name }: Contender) => measureRecordForm(browser, server.page(`record-${name}`));
    await report('record', await inTurns(of('record'), rounds, measure), recordRows);
  }
  if (isChosen('table')) {
    const measure = ({ name }: Contender) => measureTable(browser, server.page(`table-${name}`));
    await report('table', await inTurns(of('table'), rounds, measure), tableRows);
  }
  if (isChosen('sign-in')) await measureSignIns(browser, server);
} finally {
  await browser.close();
  server.stop();
}
if (isChosen('size')) {
  ensureInstalled(peers);
  console.log(`\n${printSizes(await librarySizes())}`);
}
process.exit(hasFailed ? 1 : 0);
