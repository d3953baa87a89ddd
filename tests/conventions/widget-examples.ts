import { checkDocument } from '#engine/compiler';
import { exampleContext, widgetCatalogue } from '#tests/widgets/example-context.ts';
import { type Example, examplePage } from '#tests/widgets/example-page.ts';

/** Diagnostics of a widget's examples, each checked as the only node of a page that an administrator wrote. */
export function checkExamples(examples: Example[], widget: string): string[] {
  const diagnostics = examples.flatMap((example) => {
    const page = examplePage(example, widget, widgetCatalogue.widgets[widget]);
    return checkDocument(page, exampleContext(example, 'en-US')).map(
      ({ code, pointer, message }) => `${widget}.examples.json ${example.name}: ${code} ${pointer} ${message}`,
    );
  });
  const hasDefault = examples.some(({ name }) => name === 'default');
  return hasDefault ? diagnostics : [...diagnostics, `${widget}.examples.json has no example "default".`];
}
