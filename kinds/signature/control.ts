import { defineControl } from '../base/define-control.ts';
import { fileControl } from '../shared/file-control.ts';

export const control = defineControl('signature', {
  ...fileControl((_, { awaited }) => ({ widget: 'FormSignature', props: { files: awaited }, hasReadOnly: true })),
  files: () => ({ are_pictures: true, max_files: 1 }),
});
