import type { HostClient, HostOperation } from '#engine/runtime';

const operation: HostOperation = { reads: [], writes: [], safe: true };

/** The calls that fields of a record make by themselves. */
export const recordOperations: Readonly<Record<string, HostOperation>> = {
  uploadFile: operation,
  openFiles: operation,
};

const picture = (id: string, url: string) => fileOf(id, url.slice(url.lastIndexOf('/') + 1), url, 'image/jpeg');

/** What is there in stories, where there is no server: what is uploaded comes to it until the page is left. */
export function recordClient(): HostClient {
  const files = [
    fileOf('story-plan', 'Floor plan 2026.pdf', '/story-pictures/page.html', 'application/pdf'),
    picture('story-sea', '/story-pictures/sea.jpg'),
    picture('story-office', '/story-pictures/office.jpg'),
    picture('story-signature', '/story-pictures/signature.png'),
  ];
  return {
    async call(id, args) {
      if (id === 'openFiles') {
        const ids: unknown = args['ids'];
        return { files: files.filter((file) => Array.isArray(ids) && ids.includes(file.id)) };
      }
      const { file } = args;
      if (id !== 'uploadFile' || !(file instanceof File)) throw new Error(`Stories have no call ${id}.`);
      const made = fileOf(`story-${files.length}`, file.name, URL.createObjectURL(file), file.type, file.size);
      files.push(made);
      return { ...made, url: '' };
    },
  };
}

function fileOf(id: string, filename: string, url: string, mime: string, size = 482_113) {
  return { id, filename, url, mime, size, width: 0, height: 0, variants: [] };
}
