import { expect, test } from 'vitest';
import { composed, inheritedPage, storedForm } from './front-meta.ts';

const below = { 'zh-CN': { loginTitle: '平台', submit: '进入' }, 'en-US': { loginTitle: 'Platform' } };
const above = { isPlatform: false, platform: { texts: below } };

test('CFG-13 a workspace shows the words of the platform in each language where it has none of its own', () => {
  const own = { 'en-US': { loginTitle: 'Acme', footer: '© Acme' } };
  expect(composed({ texts: own }, above).texts).toEqual({
    'zh-CN': { loginTitle: '平台', submit: '进入' },
    'en-US': { loginTitle: 'Acme', footer: '© Acme' },
  });
  expect(inheritedPage(above).texts).toEqual(below);
  expect(composed({}, { isPlatform: true, platform: null })).not.toHaveProperty('texts');
});

test('CFG-13 a workspace stores the words that it changed, and an emptied word is inherited again', () => {
  const shown = composed({}, above);
  const sent = { ...shown, texts: { ...below, 'en-US': { loginTitle: 'Acme' } } };
  const stored = storedForm({ ...sent }, above);
  expect(stored).toEqual({ texts: { 'en-US': { loginTitle: 'Acme' } } });
  const later = { isPlatform: false, platform: { texts: { 'en-US': { loginTitle: 'Acme' } } } };
  expect(storedForm({ ...stored }, later, { stored }), 'stays its own where both are equal').toEqual(stored);
  expect(storedForm({ ...stored }, later, { stored, inherit: ['texts'] })).toEqual({});
  expect(storedForm({ texts: { 'en-US': { loginTitle: ' ' } } }, above, { stored })).toEqual({});
  expect(storedForm({ texts: below }, { isPlatform: false, platform: null }, { base: { texts: below } })).toEqual({});
});

test('CFG-13 the platform stores its words whole, without empty ones', () => {
  const platform = { isPlatform: true, platform: null };
  expect(storedForm({ texts: { 'zh-CN': { submit: '' }, 'en-US': { submit: 'Go' } } }, platform)).toMatchObject({
    texts: { 'en-US': { submit: 'Go' } },
  });
  expect(storedForm({ texts: {} }, platform)).not.toHaveProperty('texts');
});

test('P21 words of other languages, and what is no text, reach no page', () => {
  const texts = JSON.parse(
    '{"__proto__": {"submit": "x"}, "fr": {"submit": "x"}, "en-US": {"submit": 1, "footer": "y"}}',
  );
  expect(composed({ texts }, { isPlatform: true, platform: null }).texts).toEqual({ 'en-US': { footer: 'y' } });
});
