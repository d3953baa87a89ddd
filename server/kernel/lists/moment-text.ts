const dayLength = 86_400_000;

const padded = (number: number, length: number): string => String(number).padStart(length, '0');
const pairs = Array.from({ length: 60 }, (_, number) => padded(number, 2));

/** The day that was written last: the rows of a list have few of them. */
let known = { day: Number.NaN, text: '' };

/** What `toISOString` gives, several times faster: lists write dozens of moments. Throws `RangeError` for no moment. */
export function momentText(moment: Date): string {
  const time = moment.getTime();
  const day = Math.floor(time / dayLength);
  if (day !== known.day) known = { day, text: moment.toISOString().slice(0, -'00:00:00.000Z'.length) };
  const millis = time - day * dayLength;
  const [hour, minute] = [Math.floor(millis / 3_600_000), Math.floor(millis / 60_000) % 60];
  const second = pairs[Math.floor(millis / 1000) % 60];
  return `${known.text}${pairs[hour]}:${pairs[minute]}:${second}.${padded(millis % 1000, 3)}Z`;
}
