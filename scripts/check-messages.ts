/**
 * A step of `npm run check`: every language has the texts of the others, with the same arguments; code asks for texts that
 * exist, and for all of them. Exits 1 when one of these does not hold.
 */
import { compareKeys, extractKeys, filesWithKeys } from './messages/extract.ts';
import { codeTexts, productTexts, verifyTexts } from './messages/verify.ts';

const { byLocale, clashes } = await productTexts();
const verified = await verifyTexts(byLocale);
const extracted = await extractKeys(await filesWithKeys());
const issues = [
  ...clashes,
  ...(verified.isGood ? [] : [verified.output]),
  ...(extracted.failure === undefined ? compareKeys(extracted.keys, await codeTexts()) : [extracted.failure]),
];
for (const issue of issues) console.log(issue);
process.exitCode = issues.length === 0 ? 0 : 1;
