import { afterAll, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import source from '#pages/platform/settings.form.json' with { type: 'json' };
import { showWidget } from '#tests/widgets/show-widget.tsx';

/** The policy of the product for scripts: no code is made from text. */
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "script-src 'self'; object-src 'none'";
const violations: string[] = [];
const record = ({ violatedDirective }: SecurityPolicyViolationEvent): unknown => violations.push(violatedDirective);

beforeAll(() => {
  // A page of tests loads more modules than the record holds by itself.
  performance.setResourceTimingBufferSize(10_000);
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', record);
});
afterAll(() => document.removeEventListener('securitypolicyviolation', record));

/** The schema as a page carries it: texts in the language of the page. */
const schema = JSON.parse(JSON.stringify(source.schema), (_key, part: unknown) =>
  part !== null && typeof part === 'object' && 't' in part ? String(part.t) : part,
);

const isLoaded = (name: string): boolean =>
  performance.getEntriesByType('resource').some((entry) => entry.name.includes(name));

test('P19 a form that is shipped shows its issues inline by validators compiled ahead, and the policy stops nothing', async () => {
  const { screen } = await showWidget(
    'Form',
    { form: 'platform.settings', label: 'Settings' },
    { value: { platform_name: 'Acme' }, forms: { 'platform.settings': { schema, ui: {} } } },
  );
  await expect.poll(() => isLoaded('platform.settings.functions')).toBe(true);
  await expect.poll(() => isLoaded('compiled-validator')).toBe(true);
  const name = screen.getByLabelText('platform.settings.platform_name');
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  await userEvent.fill(name, ' ');
  await expect.element(screen.getByText('The format is not valid.')).toBeVisible();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await userEvent.clear(name);
  await expect.element(screen.getByText('This is required.')).toBeVisible();
  await userEvent.fill(name, 'Globex');
  await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
  expect(violations).toEqual([]);
  // The policy holds: code from text is refused.
  const makeCode = Reflect.construct.bind(undefined, Function, ['return 1']);
  expect(makeCode).toThrow(EvalError);
});
