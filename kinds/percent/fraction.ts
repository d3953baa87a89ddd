/** A percentage as it is stored: 12.5 is 0.125. Through the decimal notation, because 7 / 100 of a limit has to be the 0.07 that is typed. */
export const fraction = <Limit extends number | undefined>(percent: Limit): Limit | number =>
  percent === undefined ? percent : Number(`${percent}e-2`);
