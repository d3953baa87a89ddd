// Written by `npm run generate`; do not edit.
import type { KindColumn } from '../base/define-column.ts';
import type { KindName } from '../base/field-kind.ts';
import { column as address } from '../address/column.ts';
import { column as boolean } from '../boolean/column.ts';
import { column as cascade } from '../cascade/column.ts';
import { column as colour } from '../colour/column.ts';
import { column as custom } from '../custom/column.ts';
import { column as date } from '../date/column.ts';
import { column as dateRange } from '../dateRange/column.ts';
import { column as department } from '../department/column.ts';
import { column as duration } from '../duration/column.ts';
import { column as file } from '../file/column.ts';
import { column as formula } from '../formula/column.ts';
import { column as image } from '../image/column.ts';
import { column as lookup } from '../lookup/column.ts';
import { column as multiSelect } from '../multiSelect/column.ts';
import { column as number } from '../number/column.ts';
import { column as percent } from '../percent/column.ts';
import { column as relation } from '../relation/column.ts';
import { column as richText } from '../richText/column.ts';
import { column as rollup } from '../rollup/column.ts';
import { column as select } from '../select/column.ts';
import { column as serial } from '../serial/column.ts';
import { column as signature } from '../signature/column.ts';
import { column as subTable } from '../subTable/column.ts';
import { column as system } from '../system/column.ts';
import { column as text } from '../text/column.ts';
import { column as time } from '../time/column.ts';
import { column as user } from '../user/column.ts';

export const columns: { readonly [Name in KindName]: KindColumn<Name> } = {
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
