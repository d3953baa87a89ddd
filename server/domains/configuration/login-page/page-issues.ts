import { sameJson } from '#schemas';
import type { RequestIssue } from '#server/kernel/errors/index.ts';
import type { AcceptContext } from '../kind/kind.ts';
import type { Value } from '../kind/value.ts';
import { contrast, leastContrast } from './contrast.ts';
import { pageIssue } from './issue-texts.ts';
import { composed, type FrontMeta } from './front-meta.ts';
import { knownImages } from './images.ts';

/** Every image of the page with its pointer. The platform's own list is checked where the platform saves it. */
function imagesOf(meta: FrontMeta, isPlatform: boolean): [pointer: string, address: string][] {
  const list = (name: 'platformCarouselList' | 'customerCarouselList'): [string, string][] =>
    meta[name].map((address, index) => [`/${name}/${index}`, address]);
  return [
    ['/logoUrl', meta.logoUrl],
    ['/bgImg', meta.bgImg],
    ...(isPlatform ? list('platformCarouselList') : []),
    ...list('customerCarouselList'),
  ];
}

/** Whether a workspace tries to change what only the platform may (CFG-07, CFG-13). */
export function foreignIssues(sent: Value, { isPlatform, platform }: AcceptContext): RequestIssue[] {
  const given = sent['platformCarouselList'];
  if (isPlatform || given === undefined) return [];
  const { platformCarouselList } = composed({}, { isPlatform, platform });
  return sameJson(given, platformCarouselList) ? [] : [pageIssue('platformImages', '/platformCarouselList')];
}

/** The rules of a whole page that a schema cannot express: images exist, and its texts can be read. */
export async function pageIssues(meta: FrontMeta, { isPlatform, wsId, db }: AcceptContext): Promise<RequestIssue[]> {
  const issues: RequestIssue[] = [];
  const images = imagesOf(meta, isPlatform);
  const known = await knownImages(
    db,
    wsId,
    images.flatMap(([, address]) => (address === '' ? [] : [address])),
  );
  for (const [pointer, address] of images) {
    if (address !== '' && !known.has(address)) issues.push(pageIssue('imageUnknown', pointer));
    if (address === '' && pointer.includes('CarouselList')) issues.push(pageIssue('imageEmpty', pointer));
  }
  if (meta.bgType === 1 && meta.bgImg === '') issues.push(pageIssue('backgroundMissing', '/bgImg'));
  // Over an image the page itself puts the text on a plain ground.
  const ratio = contrast(meta.copyrightColor, meta.bgColor);
  if (meta.bgType === 0 && ratio < leastContrast) {
    // Cut, not rounded: 4.49 must not read as 4.5.
    issues.push(pageIssue('contrast', '/copyrightColor', { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) }));
  }
  return issues;
}
