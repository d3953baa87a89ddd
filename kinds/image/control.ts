import { defineControl } from '../base/define-control.ts';
import { fileControl } from '../shared/file-control.ts';
import { usualFiles } from '../shared/files.ts';

export const control = defineControl('image', {
  ...fileControl(
    ({ max_files: maxCount = usualFiles, only_camera: onlyCamera = false, watermark = null }, { awaited }) => ({
      widget: 'FormImages',
      props: { files: awaited, maxCount, onlyCamera, watermark },
      hasReadOnly: true,
    }),
  ),
  editor: () => 'files',
  files: ({ max_files = usualFiles, only_camera, watermark }) => ({
    are_pictures: true,
    max_files,
    ...(only_camera && { only_camera }),
    ...(watermark && { watermark }),
  }),
});
