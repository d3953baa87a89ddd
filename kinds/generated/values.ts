// Written by `npm run generate`; do not edit.
import type { KindValue } from '../base/define-value.ts';
import type { KindName } from '../base/field-kind.ts';
import { value as address } from '../address/value.ts';
import { value as boolean } from '../boolean/value.ts';
import { value as cascade } from '../cascade/value.ts';
import { value as colour } from '../colour/value.ts';
import { value as custom } from '../custom/value.ts';
import { value as date } from '../date/value.ts';
import { value as dateRange } from '../dateRange/value.ts';
import { value as department } from '../department/value.ts';
import { value as duration } from '../duration/value.ts';
import { value as file } from '../file/value.ts';
import { value as formula } from '../formula/value.ts';
import { value as image } from '../image/value.ts';
import { value as lookup } from '../lookup/value.ts';
import { value as multiSelect } from '../multiSelect/value.ts';
import { value as number } from '../number/value.ts';
import { value as percent } from '../percent/value.ts';
import { value as relation } from '../relation/value.ts';
import { value as richText } from '../richText/value.ts';
import { value as rollup } from '../rollup/value.ts';
import { value as select } from '../select/value.ts';
import { value as serial } from '../serial/value.ts';
import { value as signature } from '../signature/value.ts';
import { value as subTable } from '../subTable/value.ts';
import { value as system } from '../system/value.ts';
import { value as text } from '../text/value.ts';
import { value as time } from '../time/value.ts';
import { value as user } from '../user/value.ts';

export const values: { readonly [Name in KindName]: KindValue<Name> } = {
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
