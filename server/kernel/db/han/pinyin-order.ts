import { charactersByPinyin } from './characters.ts';

/** The first character of the block, and how many there are. */
const first = 0x4e00;
const count = charactersByPinyin.length;

/** The rank of each character in the order of pinyin, by its rank in Unicode. */
const ranks: readonly number[] = (() => {
  const found = Array.from({ length: count }, () => 0);
  for (const [rank, character] of [...charactersByPinyin].entries()) found[character.charCodeAt(0) - first] = rank;
  return found;
})();

/**
 * Exchanges Chinese characters so that their codes are in the order of their pinyin; what else a text has stays. Two texts are equal, or
 * one begins with the other, exactly when that holds for what is made of them.
 */
export const inPinyinOrder = (text: string): string =>
  text.replace(/[\u4e00-\u9fff]/g, (character) =>
    String.fromCharCode(first + (ranks[character.charCodeAt(0) - first] ?? 0)),
  );

/**
 * The same as a function of the database, whose encoding is UTF-8: `ascii` gives the code of any character. Its expressions are simple
 * ones, so that a session plans them once and keeps the array.
 */
export const createPinyinOrder = `create function pinyin_order(value text) returns text
  language plpgsql immutable strict parallel safe cost 1000 as $$
declare
  made text := '';
  one text;
  code int;
begin
  foreach one in array string_to_array(value, null) loop
    code := ascii(one);
    if code between ${first} and ${first + count - 1} then
      made := made || chr(${first} + ('{${ranks.join(',')}}'::int2[])[code - ${first - 1}]);
    else
      made := made || one;
    end if;
  end loop;
  return made;
end $$`;
