// Written by `npm run generate`; do not edit.
import type { KindDesign } from '../base/define-design.ts';
import type { KindName } from '../base/field-kind.ts';
import { design as address } from '../address/design.ts';
import { design as boolean } from '../boolean/design.ts';
import { design as cascade } from '../cascade/design.ts';
import { design as colour } from '../colour/design.ts';
import { design as custom } from '../custom/design.ts';
import { design as date } from '../date/design.ts';
import { design as dateRange } from '../dateRange/design.ts';
import { design as department } from '../department/design.ts';
import { design as duration } from '../duration/design.ts';
import { design as file } from '../file/design.ts';
import { design as formula } from '../formula/design.ts';
import { design as image } from '../image/design.ts';
import { design as lookup } from '../lookup/design.ts';
import { design as multiSelect } from '../multiSelect/design.ts';
import { design as number } from '../number/design.ts';
import { design as percent } from '../percent/design.ts';
import { design as relation } from '../relation/design.ts';
import { design as richText } from '../richText/design.ts';
import { design as rollup } from '../rollup/design.ts';
import { design as select } from '../select/design.ts';
import { design as serial } from '../serial/design.ts';
import { design as signature } from '../signature/design.ts';
import { design as subTable } from '../subTable/design.ts';
import { design as system } from '../system/design.ts';
import { design as text } from '../text/design.ts';
import { design as time } from '../time/design.ts';
import { design as user } from '../user/design.ts';

export const designs: { readonly [Name in KindName]: KindDesign<Name> } = {
  address,
  boolean,
  cascade,
  colour,
  custom,
  date,
  dateRange,
  department,
  duration,
  file,
  formula,
  image,
  lookup,
  multiSelect,
  number,
  percent,
  relation,
  richText,
  rollup,
  select,
  serial,
  signature,
  subTable,
  system,
  text,
  time,
  user,
};
