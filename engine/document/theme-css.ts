/** What a theme adds to its shipped base, as a style sheet: it is unlayered, and so wins over the layers of the app's own. */
export function themeCss(variables: Readonly<Record<string, string>>): string {
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return lines.length === 0 ? '' : `:root{${lines.join(';')}}`;
}
