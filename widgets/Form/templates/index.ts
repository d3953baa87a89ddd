import { ArrayFieldItemTemplate } from './ArrayFieldItemTemplate.tsx';
import { ArrayFieldTemplate } from './ArrayFieldTemplate.tsx';
import { CyclicSchemaExpandTemplate } from './CyclicSchemaExpandTemplate.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { MultiSchemaFieldTemplate } from './MultiSchemaFieldTemplate.tsx';
import { ObjectFieldTemplate } from './ObjectFieldTemplate.tsx';
import { UnsupportedFieldTemplate } from './Unshown.tsx';

/** How RJSF frames fields, groups, lists and choices of schemas. */
export const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  CyclicSchemaExpandTemplate,
  FieldTemplate,
  MultiSchemaFieldTemplate,
  ObjectFieldTemplate,
  UnsupportedFieldTemplate,
};
