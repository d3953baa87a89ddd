/** A step of `npm run check`: every language has the texts of the others, with the same arguments. Exits 1 when one does not. */
import { productTexts, verifyTexts } from './messages/verify.ts';

const { byLocale, clashes } = await productTexts();
const { isGood, output } = await verifyTexts(byLocale);
for (const clash of clashes) console.log(clash);
if (!isGood) console.log(output);
process.exitCode = isGood && clashes.length === 0 ? 0 : 1;
