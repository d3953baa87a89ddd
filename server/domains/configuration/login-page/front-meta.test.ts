import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productRoot } from '#server/kernel/foundation/product-root.ts';
import { composed, inheritedPage, shipped, storedForm } from './front-meta.ts';

const image = (name: string): string => `/files/${name}.png`;

describe('front meta', () => {
  it('CFG-02 CFG-03 CFG-05 CFG-08 CFG-09 CFG-10 a fresh page has the defaults of its schema', () => {
    const path = join(productRoot(), 'schemas/configurations/loginPage.schema.json');
    const { properties } = JSON.parse(readFileSync(path, 'utf8'));
    const defaults = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, Object(field).default]),
    );
    expect(defaults).toEqual(shipped);
    expect(shipped).toMatchObject({ loginLocation: 'center', openVerCode: true, openRememberAccPwd: true, bgType: 0 });
  });

  it('CFG-07 a workspace shows the images of the platform before its own, whatever it stored itself', () => {
    const platform = { platformCarouselList: [image('p1'), image('p2')] };
    const stored = { platformCarouselList: [image('stolen')], customerCarouselList: [image('c1')] };
    expect(composed(stored, { isPlatform: false, platform })).toMatchObject({
      carouselList: [image('p1'), image('p2'), image('c1')],
      platformCarouselList: [image('p1'), image('p2')],
      isPlatformLogin: false,
    });
  });

  it('CFG-13 without a page of its own a workspace inherits the platform page whole', () => {
    const platform = { logoUrl: image('logo'), loginLocation: 'left', platformCarouselList: [image('p')] };
    expect(inheritedPage({ isPlatform: false, platform })).toEqual({
      ...shipped,
      ...platform,
      carouselList: [image('p')],
      isPlatformLogin: true,
    });
    expect(inheritedPage({ isPlatform: false, platform: null })).toEqual(shipped);
  });

  it('CFG-13 what is stored is whole and holds nothing that follows from other values', () => {
    const above = { isPlatform: false, platform: { loginLocation: 'right', platformCarouselList: [image('p')] } };
    const stored = storedForm({ logoUrl: image('own'), carouselList: [image('x')], isPlatformLogin: true }, above);
    const { carouselList: _list, isPlatformLogin: _is, platformCarouselList: _platform, ...rest } = shipped;
    expect(stored).toEqual({ ...rest, loginLocation: 'right', logoUrl: image('own') });
  });

  it('P21 a stored value reaches no prototype, and unknown names in it are not shown', () => {
    const stored = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "ws_id": "globex"}');
    const page = composed(stored, { isPlatform: true, platform: null });
    expect(page).toEqual(shipped);
    expect(Object.keys(page)).toEqual(Object.keys(shipped));
    expect('polluted' in page).toBe(false);
  });
});
