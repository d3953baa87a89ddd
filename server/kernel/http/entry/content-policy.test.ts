import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

test('P18 nobody frames a page unless the settings name the site, and the preview stays in this site', () => {
  expect(contentPolicy('app', 'n')).toContain("frame-ancestors 'none';");
  const embedders = ['https://shop.example', 'http://localhost:8080'];
  expect(contentPolicy('app', 'n', { embedders })).toContain(
    'frame-ancestors https://shop.example http://localhost:8080;',
  );
  expect(contentPolicy('preview', 'n', { embedders })).toContain("frame-ancestors 'self';");
});

test('P18 a page frames this site and those that the settings name, and the preview none', () => {
  const framed = ['https://maps.example'];
  expect(contentPolicy('app', 'n')).toContain("frame-src 'self';");
  expect(contentPolicy('app', 'n', { framed })).toContain("frame-src 'self' https://maps.example;");
  expect(contentPolicy('preview', 'n', { framed })).toContain("frame-src 'none';");
});
