import type { HostFiles } from '#engine/runtime';

/** How files come from a browser's person and go to them. */
export function createFiles(view: Window): HostFiles {
  const { document } = view;
  return {
    choose: ({ accept }) =>
      new Promise((resolve) => {
        const input = document.createElement('input');
        input.type = 'file';
        input.accept = accept.join(',');
        input.addEventListener('change', () => resolve(input.files?.[0]), { once: true });
        input.addEventListener('cancel', () => resolve(undefined), { once: true });
        input.click();
      }),
    save(file, name) {
      // Safe: what calls answer and inputs choose are Blobs of this window.
      const url = URL.createObjectURL(file as unknown as Blob);
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      // The browser has to have read the address before it is taken back.
      view.setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
  };
}
