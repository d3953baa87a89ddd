/** A sign-in form by Formily with antd's components. */
import { FormItem, Input, Password } from '@formily/antd-v5';
import { createForm } from '@formily/core';
import { connect, createSchemaField, FormProvider, type ISchema, mapProps } from '@formily/react';
import { Button, Checkbox as AntCheckbox } from 'antd';
import { createRoot } from 'react-dom/client';
import { pageContainer } from '../page/painting.ts';

const Checkbox = connect(AntCheckbox, mapProps({ value: 'checked' }));
const SchemaField = createSchemaField({ components: { FormItem, Input, Password, Checkbox } });
const decorated = { 'x-decorator': 'FormItem' };
const schema: ISchema = {
  type: 'object',
  properties: {
    username: { ...decorated, type: 'string', title: 'Username', required: true, 'x-component': 'Input' },
    password: { ...decorated, type: 'string', title: 'Password', required: true, 'x-component': 'Password' },
    remember: { ...decorated, type: 'boolean', title: 'Remember me', 'x-component': 'Checkbox' },
  },
};

createRoot(pageContainer()).render(
  <FormProvider form={createForm()}>
    <form onSubmit={(event) => event.preventDefault()}>
      <SchemaField schema={schema} />
      <Button htmlType="submit">Sign in</Button>
    </form>
  </FormProvider>,
);
