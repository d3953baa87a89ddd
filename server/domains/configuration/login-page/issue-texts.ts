import type { RequestIssue } from '#server/kernel/errors/index.ts';

interface Text {
  message: string;
  hint: string;
}

const texts = {
  contrast: {
    'en-US': {
      message:
        'The copyright text has a contrast of {ratio}:1 on this background, and 4.5:1 is the least that can be read well.',
      hint: 'Choose a darker or lighter color for the text or the background.',
    },
    'zh-CN': {
      message: '版权文字与背景的对比度为 {ratio}:1，至少需要 4.5:1 才能清晰可读。',
      hint: '请为文字或背景选择更深或更浅的颜色。',
    },
  },
  backgroundMissing: {
    'en-US': {
      message: 'The background is an image, but no image was chosen.',
      hint: 'Upload an image, or choose a background color.',
    },
    'zh-CN': { message: '背景类型为图片，但未选择图片。', hint: '请上传图片，或将背景改为颜色。' },
  },
  imageUnknown: {
    'en-US': { message: 'The image does not exist.', hint: 'Upload the image again.' },
    'zh-CN': { message: '图片不存在。', hint: '请重新上传图片。' },
  },
  imageEmpty: {
    'en-US': { message: 'This carousel slide has no image.', hint: 'Upload an image, or remove the slide.' },
    'zh-CN': { message: '此轮播项没有图片。', hint: '请上传图片或删除此轮播项。' },
  },
  platformImages: {
    'en-US': {
      message: "Only the platform changes the platform's images.",
      hint: 'Send them as they were read, or leave them out.',
    },
    'zh-CN': { message: '平台图片只能由平台修改。', hint: '请按读取时的内容发送，或不发送此字段。' },
  },
} as const satisfies Record<string, Record<string, Text>>;

export type IssueName = keyof typeof texts;

/** An issue of the page; `{name}` of its text is taken from `values`. */
export function pageIssue(name: IssueName, pointer: string, values: Record<string, string> = {}): RequestIssue {
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const { 'en-US': english, 'zh-CN': chinese } = texts[name];
  return {
    pointer,
    message: { 'en-US': filled(english.message), 'zh-CN': filled(chinese.message) },
    hint: { 'en-US': english.hint, 'zh-CN': chinese.hint },
  };
}
