import { expect, test } from 'vitest';
import { showWidget } from '#tests/widgets/show-widget.tsx';

const kinds = ['TextField', 'NumberField', 'TextArea', 'Select', 'Checkbox'] as const;
const rules = [{ test: ['lit', false], text: 'Please fill this in' }];

const fields = kinds.map((widget) => ({
  id: widget,
  widget,
  props: { label: widget, ...(widget === 'Select' && { options: [{ value: 1, label: 'One' }] }) },
  rules,
}));

const nextFrame = () => new Promise(requestAnimationFrame);

test('Fields that turn wrong together show it at once, without an animation of each', async () => {
  const { screen } = await showWidget(
    'FormLayout',
    { label: 'Form' },
    {
      on: { submit: [{ do: 'validate' }] },
      slots: {
        default: fields,
        actions: [{ id: 'send', widget: 'Button', props: { label: 'Send', type: 'submit' } }],
      },
    },
  );
  const animated: Element[] = [];
  const keep = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(':has([aria-invalid]), [aria-invalid]')) animated.push(target);
  };
  document.addEventListener('transitionrun', keep);
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByLabelText('TextField')).toHaveFocus();
  await nextFrame();
  await nextFrame();
  document.removeEventListener('transitionrun', keep);
  expect(screen.container.querySelectorAll('[aria-invalid]')).toHaveLength(kinds.length);
  expect(animated.filter((element) => !element.contains(document.activeElement))).toEqual([]);
});
