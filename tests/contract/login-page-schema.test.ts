import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { assembleContract } from '#scripts/contract/assemble.ts';
import { contractFolder } from '#scripts/contract/bundle.ts';
import { child, readContract } from '#scripts/contract/source.ts';

let check: ValidateFunction;
beforeAll(async () => {
  const components = child(assembleContract(await readContract(contractFolder)), 'components');
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema({ $id: 'contract', components });
  check = ajv.compile({ $ref: 'contract#/components/schemas/LoginPageInput' });
});

const image = '/files/01JD3Q4V9M8X2T6W5R7Y1Z0ABC.png';
const page = (change: Record<string, unknown> = {}): unknown => ({
  widgetType: 'loginPage',
  frontMeta: {
    logoUrl: image,
    loginLocation: 'left',
    openVerCode: true,
    openRememberAccPwd: false,
    carouselList: [],
    platformCarouselList: Array(6).fill(image),
    customerCarouselList: Array(6).fill(image),
    isPlatformLogin: true,
    copyrightList: [{ content: '' }],
    copyrightColor: '#808080',
    bgType: 1,
    bgColor: '#E6F4FF',
    bgImg: '',
    ...change,
  },
});

describe('LoginPageInput', () => {
  it('CFG-01 CFG-07 takes the thirteen fields, with six images in each list', () => {
    expect(check(page()), JSON.stringify(check.errors)).toBe(true);
  });

  it.each([
    ['CFG-07', 'a seventh platform image', { platformCarouselList: Array(7).fill(image) }],
    ['CFG-07', 'a seventh customer image', { customerCarouselList: Array(7).fill(image) }],
    ['CFG-02', 'another position', { loginLocation: 'top' }],
    ['CFG-09', 'no copyright line', { copyrightList: [] }],
    ['CFG-08', 'a copyright line of 201 characters', { copyrightList: [{ content: 'x'.repeat(201) }] }],
    ['CFG-08', 'a colour that closes the rule', { copyrightColor: '#000;}body{display:none' }],
    ['CFG-10', 'another type of background', { bgType: 2 }],
    ['CFG-10', 'a colour with a line break', { bgColor: '#e6f4ff\n' }],
    ['CFG-11', 'an .svg background', { bgImg: '/files/a.svg' }],
    ['CFG-11', 'an image of another site', { logoUrl: 'https://evil.test/a.png' }],
    ['CFG-11', 'an image by protocol-relative address', { logoUrl: '//evil.test/files/a.png' }],
    ['CFG-11', 'a data image', { logoUrl: 'data:image/png;base64,AAAA' }],
    ['CFG-11', 'an image outside of its folder', { logoUrl: '/files/../secret.png' }],
    ['P4', 'an unknown field', { ws_id: 'globex' }],
    ['CFG-01', 'a missing field', { bgType: undefined }],
  ])('%s refuses %s', (_id, _name, change) => {
    // Undefined members are gone on the wire.
    expect(check(JSON.parse(JSON.stringify(page(change))))).toBe(false);
  });

  it('P4 refuses another kind of widget, and what the server writes', () => {
    expect(check({ ...Object(page()), widgetType: 'registerPage' })).toBe(false);
    expect(check({ ...Object(page()), version: 3 })).toBe(false);
    expect(check({ ...Object(page()), ws_id: 'acme' })).toBe(false);
  });
});
