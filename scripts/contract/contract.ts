/**
 * `npm run contract`: writes `openapi/generated/`, lists the calls by area, checks the style, and compares with
 * `openapi/released.json`. `npm run contract -- --release` makes the present description the released one, after the
 * breaks that it prints were reviewed. Exits 1 on any diagnostic, and on breaks that are not released.
 */
import { assembleContract } from './assemble.ts';
import { describeBreaks } from './breaking/describe-breaks.ts';
import { findBreaks } from './breaking/find-breaks.ts';
import { readRelease, releaseOf, writeRelease } from './breaking/release.ts';
import { contractFolder, generateContract } from './bundle.ts';
import { ContractDiagnostics } from './contract-diagnostics.ts';
import { lintContract } from './lint/lint-contract.ts';
import { describeOperations } from './list-operations.ts';
import { readContract } from './source.ts';

async function run(isRelease: boolean): Promise<void> {
  const source = await readContract(contractFolder);
  // Within a check of everything they have just been written.
  if (!process.argv.includes('--generated')) await generateContract();
  console.log(describeOperations(source));
  const diagnostics = await lintContract(source, assembleContract(source));
  if (diagnostics.length > 0) throw new ContractDiagnostics(diagnostics);
  const breaks = findBreaks(await readRelease(), releaseOf(source));
  if (breaks.length > 0) {
    console.log(`\nSince the last release ${breaks.length} changes break callers:\n${describeBreaks(breaks)}`);
  }
  if (isRelease) {
    await writeRelease(source);
    console.log('\nopenapi/released.json is the present description now; commit it.');
  } else if (breaks.length > 0) {
    console.log('\nMend them, or confirm them with `npm run contract -- --release` after a review.');
    process.exitCode = 1;
  } else {
    console.log('\nThe style is good, and nothing breaks callers of the last release.');
  }
}

try {
  await run(process.argv.includes('--release'));
} catch (error) {
  if (!(error instanceof ContractDiagnostics)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
