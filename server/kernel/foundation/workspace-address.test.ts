import { expect, test } from 'vitest';
import { workspaceAddress } from './workspace-address.ts';

test.each([
  [{ publicOrigin: 'https://pages.example.com', subdomains: true }, 'acme', 'https://acme.pages.example.com'],
  [{ publicOrigin: 'http://localhost:4300/', subdomains: true }, 'acme', 'http://acme.localhost:4300'],
  [{ publicOrigin: 'https://pages.example.com/', subdomains: true }, null, 'https://pages.example.com'],
  [{ publicOrigin: 'https://pages.example.com', subdomains: true }, '', 'https://pages.example.com'],
  [{ publicOrigin: 'https://pages.example.com', subdomains: false }, 'acme', 'https://pages.example.com'],
])('AUTH-25 P31 %o and the subdomain %o make %s', (settings, subdomain, address) => {
  expect(workspaceAddress(settings, subdomain)).toBe(address);
});
