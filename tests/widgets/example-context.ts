import { type CheckContext, createCatalogue } from '#engine/compiler';
import actions from '../../engine/document/generated/actions.json' with { type: 'json' };
import catalogue from '#widgets/generated/catalogue.json' with { type: 'json' };
import messages from '#widgets/generated/messages.json' with { type: 'json' };
import { type Example, exampleForm } from './example-page.ts';

export const widgetCatalogue = createCatalogue({ widgets: catalogue, actions });

/** What an example is checked and compiled against: all widgets and actions, no operations and no other documents. */
export function exampleContext(example: Example, locale: string): CheckContext {
  return {
    catalogue: widgetCatalogue,
    operations: { operations: {}, resolve: () => undefined },
    roleSets: {},
    messages,
    documents: (id) => exampleForm(example, id),
    locale,
    shipped: false,
  };
}
