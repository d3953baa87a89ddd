import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderedComponents } from '#tests/widgets/rendered-components.ts';
import { showWidget } from '#tests/widgets/show-widget.tsx';
import { widgetRegistry } from '#widgets';
import { createTestHost, documentOf, TestPage } from '../../../engine/react/testing/index.ts';

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

test('A key renders three components of its field, in one commit, and none of the field beside it', async () => {
  const nodes = ['first', 'second'].map((id) => ({
    id,
    widget: 'TextField',
    props: { label: id },
    bind: ['state', id],
  }));
  const document = documentOf(
    { id: 'root', widget: 'Stack', slots: { default: nodes } },
    { state: Object.fromEntries(nodes.map(({ id }) => [id, { type: 'string', default: '' }])) },
  );
  const host = createTestHost({ widgets: widgetRegistry });
  await host.registry.loadWidgets(document.widgets);
  const commits: string[] = [];
  const { container, getByLabelText } = await render(
    <Profiler id="page" onRender={(_, phase) => commits.push(phase)}>
      <TestPage host={host} document={document} />
    </Profiler>,
  );
  await getByLabelText('first').click();
  await userEvent.keyboard('a');
  commits.length = 0;
  await userEvent.keyboard('b');
  await expect.element(getByLabelText('first')).toHaveValue('ab');
  expect(renderedComponents(container)).toEqual(['SingleNode', 'NodeBoundary', 'TextField']);
  expect(commits).toEqual(['update']);
});
