import { defineControl } from '../define-control.ts';
import { fileControl } from '../shared/file-control.ts';
import { usualFiles } from '../shared/files.ts';

export const control = defineControl(
  'file',
  fileControl(({ max_files: maxCount = usualFiles, max_size: maxSize = null, extensions = [] }, { awaited }) => ({
    widget: 'FormFiles',
    props: { files: awaited, maxCount, maxSize, accept: extensions.map((ending) => `.${ending}`) },
    hasReadOnly: true,
  })),
);
