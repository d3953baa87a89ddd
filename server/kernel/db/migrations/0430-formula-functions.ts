/**
 * What formulas that are computed when records are read are made of, each with the result of the engine's evaluator: numbers are
 * doubles without infinity, NaN and negative zero, times are texts as the wire has them, and null in an argument gives null
 * (docs/decisions/0291).
 */
const written = (name: string, head: string, body: string): string =>
  `create function formula_${name}${head} language plpgsql immutable strict parallel safe as $$ ${body} $$`;

/** Where the product of two numbers leaves the range of doubles; all factors of two are exact. */
const big = `2::float8 ^ 424`;
const scale = `2::float8 ^ 600`;
const small = `2::float8 ^ -475`;

const numbers = [
  written(
    'plus',
    '(a float8, b float8) returns float8',
    `begin
      if abs(a) > 1 and abs(b) > 1 and abs(a * 0.5 + b * 0.5) >= 2::float8 ^ 1023 then return null; end if;
      return a + b + 0.0;
    end`,
  ),
  written(
    'times',
    '(a float8, b float8) returns float8',
    `begin
      if abs(a) > 1 and abs(b) > 1 then
        if abs(a) > 2::float8 ^ 512 and abs(b) > 2::float8 ^ 512 then return null; end if;
        if greatest(abs(a), abs(b)) / (${scale}) * least(abs(a), abs(b)) >= ${big} then return null; end if;
      elsif a <> 0 and b <> 0 and abs(a) < 1 and abs(b) < 1 then
        if abs(a) < 2::float8 ^ -538 and abs(b) < 2::float8 ^ -538 then return 0; end if;
        if least(abs(a), abs(b)) * (${scale}) * greatest(abs(a), abs(b)) <= ${small} then return 0; end if;
      end if;
      return a * b + 0.0;
    end`,
  ),
  written(
    'divide',
    '(a float8, b float8) returns float8',
    `begin
      if b = 0 then return null; end if;
      if a = 0 then return 0; end if;
      if abs(b) < 1 and abs(a) > abs(b) then
        if abs(a) > 2::float8 ^ 500 and abs(b) < 2::float8 ^ -524 then return null; end if;
        if abs(a) / (abs(b) * (${scale})) >= ${big} then return null; end if;
      elsif abs(b) > 1 and abs(a) < 1 then
        if abs(a) < 2::float8 ^ -500 and abs(b) > 2::float8 ^ 576 then return 0; end if;
        if abs(a) * (${scale}) / abs(b) <= ${small} then return 0; end if;
      end if;
      return a / b + 0.0;
    end`,
  ),
  // The exact value of a double: its fraction and exponent, of which the shortest decimal notation is not enough for a remainder.
  written(
    'exact',
    '(a float8) returns numeric',
    `declare
      bits bigint := ('x' || encode(float8send(abs(a)), 'hex'))::bit(64)::bigint;
      exponent int := (bits >> 52)::int;
      fraction bigint := bits & 4503599627370495;
      made numeric;
    begin
      if exponent > 0 then fraction := fraction + 4503599627370496; else exponent := 1; end if;
      exponent := exponent - 1075;
      made := case when exponent >= 0 then fraction * 2::numeric ^ exponent
        else fraction * 5::numeric ^ (-exponent) * ('1e' || exponent)::numeric end;
      return case when a < 0 then -made else made end;
    end`,
  ),
  written(
    'rest',
    '(a float8, b float8) returns float8',
    `begin
      if b = 0 then return null; end if;
      if abs(a) < abs(b) then return a + 0.0; end if;
      if abs(a) <= 9007199254740992 and a = trunc(a) and b = trunc(b) then return (a::bigint % b::bigint)::float8; end if;
      return mod(formula_exact(a), formula_exact(b))::float8 + 0.0;
    end`,
  ),
  written(
    'mod',
    '(a float8, b float8) returns float8',
    `declare rest float8 := formula_rest(a, b);
    begin return case when rest <> 0 and (rest < 0) <> (b < 0) then rest + b + 0.0 else rest end; end`,
  ),
  // The shortest decimal notation that means a double. Where that is half-way to its neighbour, the database has a digit more.
  written(
    'shortest',
    '(a float8) returns numeric',
    `declare
      made numeric := a::text::numeric;
      digits int;
      shorter numeric;
    begin
      if abs(a) < 1e14 then return made; end if;
      digits := length(rtrim(regexp_replace(split_part(a::text, 'e', 1), '[-.]', '', 'g'), '0'));
      shorter := round(formula_exact(a), digits - 1 - length(trunc(abs(made))::text));
      return case when shorter::float8 = a then shorter else made end;
    end`,
  ),
  written(
    'round',
    '(a float8, decimals float8) returns float8',
    `declare
      digits int := greatest(0, least(15, trunc(decimals)))::int;
      shifted float8;
      whole float8;
    begin
      if abs(a) >= 9007199254740992 then return a; end if;
      shifted := (formula_shortest(a) * ('1e' || digits)::numeric)::float8;
      whole := floor(shifted);
      if shifted - whole >= 0.5 then whole := whole + 1; end if;
      return (formula_shortest(whole) * ('1e-' || digits)::numeric)::float8 + 0.0;
    end`,
  ),
  written('sqrt', '(a float8) returns float8', `begin return case when a >= 0 then sqrt(a) end; end`),
  written(
    'least',
    '(variadic list float8[]) returns float8',
    `begin
      if array_position(list, null) is not null then return null; end if;
      return (select min(one) from unnest(list) as one);
    end`,
  ),
  written(
    'greatest',
    '(variadic list float8[]) returns float8',
    `begin
      if array_position(list, null) is not null then return null; end if;
      return (select max(one) from unnest(list) as one);
    end`,
  ),
  // As JavaScript writes a number: plain digits from 0.000001 to below 1e21.
  written(
    'text',
    '(a float8) returns text',
    `declare
      made numeric := formula_shortest(a);
      digits text;
      exponent int;
    begin
      if a = 0 or (abs(a) >= 1e-6 and abs(a) < 1e21) then return trim_scale(made)::text; end if;
      if abs(a) < 1 then return regexp_replace(a::text, 'e-0*', 'e-'); end if;
      exponent := length(trunc(abs(made))::text) - 1;
      digits := rtrim(trunc(abs(made))::text, '0');
      return case when a < 0 then '-' else '' end || left(digits, 1)
        || case when length(digits) > 1 then '.' || substr(digits, 2) else '' end || 'e+' || exponent;
    end`,
  ),
];

const texts = [
  // Characters beyond the first 65,536 are two in JavaScript's order, before those from U+E000 on.
  written(
    'order',
    '(a text, b text) returns int',
    `begin
      if a || b ~ '[\\U00010000-\\U0010FFFF]' then
        a := regexp_replace(a, '([\\uE000-\\uFFFF])', chr(1114111) || '\\1', 'g');
        b := regexp_replace(b, '([\\uE000-\\uFFFF])', chr(1114111) || '\\1', 'g');
      end if;
      return case when a collate "C" < b collate "C" then -1 when a collate "C" > b collate "C" then 1 else 0 end;
    end`,
  ),
  written(
    'mid',
    '(a text, start float8, count float8) returns text',
    `declare
      first int := greatest(1, least(1000000, trunc(start)))::int;
    begin
      if count < 1 then return ''; end if;
      return substr(a, first, greatest(0, least(1000000, trunc(count)))::int);
    end`,
  ),
  written(
    'right',
    '(a text, count float8) returns text',
    `begin return case when count < 1 then '' else right(a, least(1000000, trunc(count))::int) end; end`,
  ),
];

const dayMs = '86400000';

const times = [
  // Milliseconds since 1970 UTC of a day, a month, a year or a moment as the wire has it; null for what is none, such as a time of day.
  written(
    'ms',
    '(a text) returns bigint',
    `begin
      return case length(a)
        when 10 then (extract(epoch from a::timestamp) * 1000)::bigint
        when 7 then (extract(epoch from (a || '-01')::timestamp) * 1000)::bigint
        when 4 then (extract(epoch from (a || '-01-01')::timestamp) * 1000)::bigint
        when 24 then (extract(epoch from (left(a, 10) || ' ' || substr(a, 12, 12))::timestamp) * 1000)::bigint end;
    end`,
  ),
  // The moment of milliseconds, which the calendar of the years 0 to 10000 has.
  written(
    'moment',
    '(ms bigint) returns timestamp',
    `begin
      return timestamp 'epoch' + floor(ms / ${dayMs}.0)::int * interval '1 day'
        + (ms - floor(ms / ${dayMs}.0)::bigint * ${dayMs}) * interval '1 millisecond';
    end`,
  ),
  // What was added to a day is a day, and to a moment a moment; null outside of the calendar (isCalendarDay, isCalendarMoment).
  written(
    'added',
    '(of text, ms bigint) returns text',
    `begin
      if length(of) <= 10 then
        return case when ms between -62135596800000 and 253402300799999 then to_char(formula_moment(ms), 'YYYY-MM-DD') end;
      end if;
      return case when ms >= -62135510400000 and ms < 253402214400000
        then to_char(formula_moment(ms), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end;
    end`,
  ),
  written(
    'add_days',
    '(a text, count float8) returns text',
    `begin
      return case when abs(count) < 1e8 then formula_added(a, formula_ms(a) + trunc(count)::bigint * ${dayMs}) end;
    end`,
  ),
  written(
    'add_months',
    '(a text, count float8) returns text',
    `declare
      start timestamp;
      months int;
      year int;
    begin
      if abs(count) >= 1e6 then return null; end if;
      start := formula_moment(formula_ms(a));
      months := extract(month from start)::int - 1 + trunc(count)::int;
      year := extract(year from start)::int + floor(months / 12.0)::int;
      if start is null or year not between 1 and 9999 then return null; end if;
      return formula_added(a, (extract(epoch from start + trunc(count)::int * interval '1 month') * 1000)::bigint);
    end`,
  ),
  written(
    'days_between',
    '(a text, b text) returns float8',
    `begin return trunc((formula_ms(b) - formula_ms(a)) / ${dayMs}.0)::float8; end`,
  ),
  written(
    'hours_between',
    '(a text, b text) returns float8',
    `begin return (formula_ms(b) - formula_ms(a))::float8 / 3600000; end`,
  ),
  written(
    'months_between',
    '(a text, b text) returns float8',
    `declare
      first timestamp := formula_moment(formula_ms(a));
      last timestamp := formula_moment(formula_ms(b));
      months int;
    begin
      if first is null or last is null then return null; end if;
      if last < first then return 0 - formula_months_between(b, a); end if;
      months := (extract(year from last) - extract(year from first))::int * 12
        + extract(month from last)::int - extract(month from first)::int;
      if last - date_trunc('month', last) < first - date_trunc('month', first) then months := months - 1; end if;
      return months;
    end`,
  ),
  written(
    'years_between',
    '(a text, b text) returns float8',
    `begin return trunc(formula_months_between(a, b) / 12) + 0.0; end`,
  ),
  written(
    'part',
    '(a text, part text) returns float8',
    `begin return date_part(part, formula_moment(formula_ms(a))); end`,
  ),
  written(
    'date',
    '(a text, style text) returns text',
    `begin
      return to_char(formula_moment(formula_ms(a)),
        case style when 'date' then 'YYYY-MM-DD' when 'time' then 'HH24:MI' else 'YYYY-MM-DD HH24:MI' end);
    end`,
  ),
];

export const formulaFunctions = [...numbers, ...texts, ...times].map((one) =>
  one.replace(/\bformula_(?=\w+\()/g, 'public.formula_'),
);
