import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, type Picture } from './take.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const titleOf = ({ area, name }: Picture): string => `${area}: ${name}`;

/** Writes `index.html`: a row for each screen, with its pictures side by side and what was found below them. */
export function writeIndex(folder: string, pictures: readonly Picture[]): void {
  const looks = [...new Set(pictures.map(({ look }) => folderOf(look)))];
  const titles = [...new Set(pictures.map(titleOf))];
  const cell = (picture: Picture | undefined): string => {
    if (!picture) return '<td></td>';
    const found = picture.findings.map((one) => `<li>${escaped(one)}</li>`).join('');
    return `<td><a href="${picture.file}"><img loading="lazy" src="${picture.file}" alt=""></a><ul>${found}</ul></td>`;
  };
  const body = titles.map((title) => {
    const own = pictures.filter((one) => titleOf(one) === title);
    const cells = looks.map((look) => cell(own.find((one) => folderOf(one.look) === look)));
    return `<tr><th scope="row">${escaped(title)}</th>${cells.join('')}</tr>`;
  });
  const head = looks.map((look) => `<th scope="col">${look}</th>`).join('');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:14px sans-serif}th{text-align:start;vertical-align:top}td{vertical-align:top}img{width:320px;border:1px solid #999}ul{color:#b00;max-width:320px;overflow-wrap:anywhere}</style>
<table><thead><tr><th></th>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></html>
`,
  );
}
