/** How the values of a form given by a JSON Schema are entered: the names of its documents, for who checks and who shows them. */

/** What `ui:widget` may name, whatever the type of the value. */
export const formWidgets = [
  'AltDateTimeWidget',
  'AltDateWidget',
  'CheckboxWidget',
  'CheckboxesWidget',
  'ColorWidget',
  'DateTimeWidget',
  'DateWidget',
  'EmailWidget',
  'FileWidget',
  'HiddenWidget',
  'PasswordWidget',
  'RadioWidget',
  'RangeWidget',
  'SelectWidget',
  'TextWidget',
  'TextareaWidget',
  'TimeWidget',
  'URLWidget',
  'UpDownWidget',
  'image',
  'imageSlots',
  'textList',
] as const;

/** A name of the inputs that a form by a schema can use for a property. */
export type FormWidgetName = (typeof formWidgets)[number];

const numeric = ['hidden', 'radio', 'range', 'select', 'text', 'updown'] as const;

/** The short names that `ui:widget` may use besides, by the type of the value. */
export const shortFormWidgets: Readonly<Record<string, readonly string[]>> = {
  array: ['checkboxes', 'files', 'hidden', 'select'],
  boolean: ['checkbox', 'hidden', 'radio', 'select'],
  integer: numeric,
  number: numeric,
  string: [
    'alt-date',
    'alt-datetime',
    'color',
    'data-url',
    'date',
    'date-time',
    'datetime',
    'email',
    'file',
    'hidden',
    'hostname',
    'ipv4',
    'ipv6',
    'password',
    'radio',
    'select',
    'text',
    'textarea',
    'time',
    'uri',
  ],
};

/** What `ui:field` may name: the field that shows another type of value than the schema's. */
export const formFields = [
  'ArrayField',
  'BooleanField',
  'NullField',
  'NumberField',
  'ObjectField',
  'StringField',
] as const;
