import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const page = '/no-such-page.html';

test('Frame shows a page under a name, says when it is there, and allows what is named', async () => {
  const { screen, happened } = await showWidget(
    'Frame',
    { label: 'Rules', src: page, height: 200 },
    { listen: ['load'] },
  );
  const frame = screen.getByTitle('Rules');
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
  await expect.element(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect.element(screen.getByText('Rules is shown.')).toBeInTheDocument();
  expect(happened).toEqual([['load', null]]);
});

test('P20 Frame with an address that runs code shows words, and no frame', async () => {
  const { screen } = await showWidget('Frame', { label: 'Rules', src: 'java\nscript:alert(1)' });
  await expect.element(screen.getByText('Rules cannot be shown: this is not a web address.')).toBeVisible();
  expect(screen.container.querySelector('iframe')).toBeNull();
});

test('P18 Frame whose site the policy does not name says so, and offers a tab of its own', async () => {
  const { screen } = await showWidget('Frame', { label: 'Map', src: 'https://maps.example.test/berlin' });
  await expect.element(screen.getByTitle('Map')).toBeInTheDocument();
  for (const [effectiveDirective, blockedURI] of [
    ['img-src', 'https://maps.example.test/'],
    ['frame-src', 'https://other.example.test/'],
  ] as const)
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', violation(effectiveDirective, blockedURI)),
    );
  expect(screen.getByRole('alert').query()).toBeNull();
  document.dispatchEvent(
    new SecurityPolicyViolationEvent('securitypolicyviolation', violation('frame-src', 'https://maps.example.test/')),
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Map may not be shown inside this page.');
  const link = screen.getByRole('link', { name: 'Open it in a new tab' });
  await expect.element(link).toHaveAttribute('href', 'https://maps.example.test/berlin');
  expect(screen.container.querySelector('iframe')).toBeNull();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).toHaveFocus();
});

function violation(effectiveDirective: string, blockedURI: string): SecurityPolicyViolationEventInit {
  const violation = { documentURI: location.href, originalPolicy: '', statusCode: 200 };
  return {
    ...violation,
    effectiveDirective,
    violatedDirective: effectiveDirective,
    blockedURI,
    disposition: 'enforce',
  };
}
