import type { Api } from './api.ts';

/** Sends a file for records in the name of a caller, and gives the answer as it is. */
export async function sendFile(api: Api, { token }: { token: string }, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set('purpose', 'record');
  form.set('file', new File([new Uint8Array(bytes)], name));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return api.visitor().request({
    method: 'POST',
    url: '/api/common/file',
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** Sends a file for records in the name of a caller, and answers its id; throws when it is refused. */
export async function uploadFile(
  api: Api,
  caller: { token: string },
  bytes: Uint8Array,
  name: string,
): Promise<string> {
  const answer = await sendFile(api, caller, bytes, name);
  if (answer.status !== 200) throw new Error(`${name} is refused: ${answer.status} ${JSON.stringify(answer.data)}`);
  // Safe: the contract declares it.
  return (answer.data as { id: string }).id;
}
