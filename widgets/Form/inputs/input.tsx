import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import { type ComponentType, type ReactElement, useState } from 'react';
import { noNodes, type WidgetProps } from '#engine';
import type { FormContext } from './form-context.ts';

/** The form around an input. */
export function contextOf(props: RjsfProps): FormContext {
  // Safe: Form hands exactly this context to RJSF.
  return props.registry.formContext as FormContext;
}

interface Facts<Props> {
  input: RjsfProps;
  props: Props;
  /** What the widget gets as its value, and what the form gets of it. */
  value?: unknown;
  store?: (value: unknown) => void;
  emit?: (event: string, detail: unknown) => void;
}

/** What an input was shown with at first. */
export interface Start {
  /** There was no value: what is emptied again goes back to that. */
  isAbsent: boolean;
}

/** What one of our widgets is shown with in place of an input of RJSF. */
type InputFacts<Props> = (input: RjsfProps, start: Start) => Omit<Facts<Props>, 'input'>;

/** One of our own widgets as an input of a schema form: the same component, styles and accessibility as in documents. */
export function asInput<Props extends object, Events>(
  Widget: ComponentType<WidgetProps<Props, Events>>,
  facts: InputFacts<Props>,
): ComponentType<RjsfProps> {
  return function Input(input: RjsfProps): ReactElement {
    const [start] = useState<Start>(() => ({ isAbsent: input.value === undefined }));
    const { props, value = input.value, store = input.onChange, emit } = facts(input, start);
    return (
      <Widget
        id={input.id}
        nodeId={input.id}
        props={props}
        bound={{ value, set: store }}
        error={input.rawErrors?.[0]}
        busy={false}
        emit={(event, detail) => emit?.(event, detail)}
        listens={() => emit !== undefined}
        slot={() => null}
        bounds={{}}
        parts={() => noNodes}
        hasSlot={() => false}
      />
    );
  };
}

/** The lines below a field: its description, and how it is filled in (`ui:help`). */
export function hintOf({ schema, options }: RjsfProps): string | undefined {
  const lines = [options.description ?? schema.description, options.help];
  return lines.filter((line) => typeof line === 'string' && line !== '').join('\n') || undefined;
}

/** What all our widgets take. A field without a label has the name of its property. */
export const shared = (input: RjsfProps) => ({
  label: input.label || input.name,
  hint: hintOf(input),
  disabled: input.disabled || input.readonly,
});

/** The same, of widgets whose label may be for screen readers alone (`"ui:label": false`, and items of lists). */
export const labelled = (input: RjsfProps) => ({ ...shared(input), labelHidden: input.hideLabel || undefined });

/** What is stored once nothing is entered: null where the schema takes it, else the property is absent. */
export function nothing({ schema, options }: RjsfProps): unknown {
  if ('emptyValue' in options) return options.emptyValue;
  return [schema.type].flat().includes('null') ? null : undefined;
}

export const numberOr = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
export const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
