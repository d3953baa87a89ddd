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

  it('CFG-13 what a workspace stores is what it changed, and nothing that follows from other values', () => {
    const above = { isPlatform: false, platform: { loginLocation: 'right', platformCarouselList: [image('p')] } };
    const stored = storedForm({ logoUrl: image('own'), carouselList: [image('x')], isPlatformLogin: true }, above);
    expect(stored).toEqual({ logoUrl: image('own') });
    const whole = { ...inheritedPage(above), logoUrl: image('own') };
    expect(storedForm(whole, above)).toEqual({ logoUrl: image('own') });
    const { carouselList: _list, isPlatformLogin: _is, ...platforms } = shipped;
    expect(storedForm({}, { isPlatform: true, platform: null }), 'the platform inherits nothing').toEqual(platforms);
  });

  it('CFG-13 a field that a workspace changed stays its own until it is to be inherited again', () => {
    const above = { isPlatform: false, platform: { loginLocation: 'left', bgColor: '#ffffff' } };
    const stored = { loginLocation: 'left' };
    expect(storedForm({ loginLocation: 'left' }, above, { stored })).toEqual(stored);
    expect(storedForm({ loginLocation: 'left' }, above, { stored, inherit: ['loginLocation'] })).toEqual({});
    const again = storedForm({ loginLocation: 'right' }, above, { stored, inherit: ['loginLocation'] });
    expect(again, 'changed again').toEqual({ loginLocation: 'right' });
    expect(storedForm({}, above, { stored }), 'left out').toEqual({});
    const read = { bgColor: '#e6f4ff' };
    expect(storedForm(read, above, { base: read }), 'the platform changed it since it was read').toEqual({});
  });

  it('CFG-13 a later change of the platform reaches the fields that a workspace has not changed', () => {
    const platform = { loginLocation: 'left', bgColor: '#ffffff' };
    expect(composed({ loginLocation: 'right' }, { isPlatform: false, platform })).toMatchObject({
      loginLocation: 'right',
      bgColor: '#ffffff',
    });
  });

  it('P21 a stored value reaches no prototype, and unknown names in it are not shown', () => {
    const stored = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1, "ws_id": "globex"}');
    const page = composed(stored, { isPlatform: true, platform: null });
    expect(page).toEqual(shipped);
    expect(Object.keys(page)).toEqual(Object.keys(shipped));
    expect('polluted' in page).toBe(false);
  });
});
