import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import type { ComponentType, ReactElement } from 'react';
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

/** One of our own widgets as an input of a schema form: the same component, styles and accessibility as in documents. */
export function asInput<Props extends object, Events>(
  Widget: ComponentType<WidgetProps<Props, Events>>,
  facts: (input: RjsfProps) => Omit<Facts<Props>, 'input'>,
): ComponentType<RjsfProps> {
  return function Input(input: RjsfProps): ReactElement {
    const { props, value = input.value, store = input.onChange, emit } = facts(input);
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

/** The description of a field is its hint. */
export const hintOf = ({ schema }: RjsfProps): string | undefined => schema.description;
