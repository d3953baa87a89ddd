import { defineControl } from '../base/define-control.ts';
import { fileControl } from '../shared/file-control.ts';
import { usualFiles } from '../shared/files.ts';

export const control = defineControl('file', {
  ...fileControl(({ max_files: maxCount = usualFiles, max_size: maxSize = null, extensions = [] }, { awaited }) => ({
    widget: 'FormFiles',
    props: { files: awaited, maxCount, maxSize, accept: extensions.map((ending) => `.${ending}`) },
    hasReadOnly: true,
  })),
  editor: () => 'files',
  files: ({ max_files = usualFiles, max_size, extensions }) => ({
    are_pictures: false,
    max_files,
    ...(max_size !== undefined && { max_size }),
    ...(extensions && { extensions }),
  }),
});
