import { isAccepted } from '#engine/actions';

/** Why a file is not sent; each reason has a message of the widget `FileUpload`. */
export type FileIssue = 'type' | 'empty' | 'size';

export interface FileLimits {
  /** Endings and media types, such as `.pdf` and `image/*`; none: any. */
  accept: readonly string[];
  /** Bytes. */
  maxSize: number | undefined;
}

/** What keeps a file from being sent, before anything of it has left; the server looks again, and into the file. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxSize }: FileLimits,
): FileIssue | undefined {
  if (!isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  return maxSize !== undefined && file.size > maxSize ? 'size' : undefined;
}
