import '#app/theme/all.css';
import { expect, test } from 'vitest';
import defaults from '#app/theme/default.css?inline';

test('CFG-14 a theme has its own colours, also when the default ones come after them', () => {
  const lateStyle = document.createElement('style');
  lateStyle.textContent = defaults;
  document.head.append(lateStyle);
  const root = document.documentElement;
  const accent = () => getComputedStyle(root).getPropertyValue('--pw-accent');
  const usual = accent();
  root.dataset['theme'] = 'BrightGreen';
  const green = accent();
  delete root.dataset['theme'];
  lateStyle.remove();
  expect([usual, green]).toEqual(['#4f46e5', '#15803d']);
});
