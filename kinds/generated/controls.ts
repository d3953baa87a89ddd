// Written by `npm run generate`; do not edit.
import type { KindControl } from '../base/define-control.ts';
import type { KindName } from '../base/field-kind.ts';
import { control as address } from '../address/control.ts';
import { control as boolean } from '../boolean/control.ts';
import { control as cascade } from '../cascade/control.ts';
import { control as colour } from '../colour/control.ts';
import { control as custom } from '../custom/control.ts';
import { control as date } from '../date/control.ts';
import { control as dateRange } from '../dateRange/control.ts';
import { control as department } from '../department/control.ts';
import { control as duration } from '../duration/control.ts';
import { control as file } from '../file/control.ts';
import { control as formula } from '../formula/control.ts';
import { control as image } from '../image/control.ts';
import { control as lookup } from '../lookup/control.ts';
import { control as multiSelect } from '../multiSelect/control.ts';
import { control as number } from '../number/control.ts';
import { control as percent } from '../percent/control.ts';
import { control as relation } from '../relation/control.ts';
import { control as richText } from '../richText/control.ts';
import { control as rollup } from '../rollup/control.ts';
import { control as select } from '../select/control.ts';
import { control as serial } from '../serial/control.ts';
import { control as signature } from '../signature/control.ts';
import { control as subTable } from '../subTable/control.ts';
import { control as system } from '../system/control.ts';
import { control as text } from '../text/control.ts';
import { control as time } from '../time/control.ts';
import { control as user } from '../user/control.ts';

export const controls: { readonly [Name in KindName]: KindControl<Name> } = {
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
