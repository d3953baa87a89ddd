import type { WidgetProps as RjsfProps } from '@rjsf/utils';
import type { ImageUploadEvents, ImageUploadProps } from '../../generated/types.ts';
import { ImageSlots } from '../../ImageSlots/ImageSlots.tsx';
import { ImageUpload } from '../../ImageUpload/ImageUpload.tsx';
import { asInput, contextOf, shared } from './input.tsx';

type Purpose = NonNullable<ImageUploadProps['purpose']>;
const purposes: readonly Purpose[] = ['logo', 'background', 'carousel', 'picture'];
const purposeOf = ({ options }: RjsfProps): Purpose | undefined =>
  purposes.find((purpose) => purpose === options['purpose']);

/** Pictures go to the document as they were selected, and come back to the input that has the ticket. */
const picture = (input: RjsfProps) => ({
  props: { ...shared(input), purpose: purposeOf(input), uploaded: contextOf(input).uploaded },
  emit: (event: string, detail: unknown) => {
    // Safe: the picture widgets emit `upload` with just this detail, and nothing else is listened to.
    if (event === 'upload') contextOf(input).upload(detail as ImageUploadEvents['upload']);
  },
});

export const image = asInput(ImageUpload, (input) => ({
  ...picture(input),
  store: (value) => input.onChange(value ?? ''),
}));

export const imageSlots = asInput(ImageSlots, (input) => {
  const { props, emit } = picture(input);
  return { props: { ...props, max: input.schema.maxItems }, emit };
});
