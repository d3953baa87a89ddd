/** `138****0000`: enough to know one's own number by, and no more of it for who knows the password only (AUTH-50). */
export function maskedTelephone(telephone: string): string {
  const shown = telephone.length >= 10 ? { first: 3, last: 4 } : { first: 1, last: 2 };
  return `${telephone.slice(0, shown.first)}****${telephone.slice(-shown.last)}`;
}
