import { getDefaultRegistry } from '@rjsf/core';
import { type FieldProps, getSchemaType, getUiOptions } from '@rjsf/utils';
import { Component, type ComponentType, type ReactElement, type ReactNode, useMemo } from 'react';
import { Unshown } from '../templates/Unshown.tsx';

const SchemaField = rjsfSchemaField();

/**
 * RJSF's field, behind a guard: what cannot be shown, such as an input that does not exist, is told at its place, and the rest
 * of the form goes on. The page checker reports it before (`engine/compiler/check/form-ui.ts`).
 */
export function GuardedField(props: FieldProps): ReactElement {
  const { uiSchema, registry, schema, name, title } = props;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const label = options.title ?? schema.title ?? title ?? name;
  // RJSF chooses the field by the type, and values of several types have none: this field shows a choice of any of them.
  const isChoice = getSchemaType(schema) === undefined && registry.schemaUtils.isSelect(schema);
  const ui = useMemo(
    () => (isChoice ? { 'ui:widget': 'SelectWidget', 'ui:field': 'StringField', ...uiSchema } : uiSchema),
    [isChoice, uiSchema],
  );
  const unshown = <Unshown id={props.fieldPathId.$id} label={label} />;
  // Not the option of that name: the list of texts has one, the property that each text is in.
  const field: unknown = uiSchema?.['ui:field'];
  if (typeof field === 'string' && !(field in registry.fields)) return unshown;
  return (
    <Guard otherwise={unshown}>
      <SchemaField {...props} uiSchema={ui} />
    </Guard>
  );
}

interface GuardProps {
  otherwise: ReactNode;
  children: ReactNode;
}

/** React reports the error itself, to the console and to the host. */
class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}

function rjsfSchemaField(): ComponentType<FieldProps> {
  const { SchemaField: found } = getDefaultRegistry().fields;
  if (!found) throw new Error('RJSF has no field for schemas any more.');
  return found;
}
