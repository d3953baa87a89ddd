/** What a program may write, in Node and in a browser. It is compiled, not run. */
import {
  type Answer,
  ApiError,
  type Client,
  createClient,
  type Failure,
  isApiError,
  memoryTokenStore,
  type OperationId,
  type Schemas,
} from 'pagewright/client';

export const machine: Client = createClient({
  baseUrl: 'https://acme.example',
  apiKey: () => 'pwk_1',
  platform: 'job',
});
export const person: Client = createClient({ baseUrl: '', tokens: memoryTokenStore(), applicationId: () => undefined });

export async function signIn(username: string, password: string): Promise<string[]> {
  const answer = await person.call('createToken', { username, password });
  switch (answer.outcome) {
    case 'token':
      return [answer.accessToken];
    case 'workspaces':
      return answer.workspaces.map(({ ws_id }) => ws_id);
    case 'secondaryVerification':
      return [String(answer.code_length)];
  }
}

export async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const { application_name } of machine.pages('listApplications', { size: 50 }))
    found.push(application_name);
  return found;
}

/** A case for a code that this call does not have would not compile. */
export function explain(error: Failure<'getCaptcha'>): string {
  switch (error.code) {
    case 'too_many_requests':
    case 'unavailable':
      return `wait ${error.detail?.retry_after ?? 0} s`;
    case 'invalid_request':
      return error.detail?.faults.map(({ pointer }) => pointer).join() ?? '';
    default:
      return error.message;
  }
}

export async function save(value: Record<string, unknown>): Promise<Answer<'saveConfiguration'> | string> {
  const options = { idempotencyKey: 'save-0001', signal: AbortSignal.timeout(1000) };
  try {
    return await machine.call('saveConfiguration', { kind: 'theme', key: 'a', 'If-Match': 3, value }, options);
  } catch (error) {
    if (error instanceof ApiError) console.log(error.status, error.operation);
    if (!isApiError(error, 'saveConfiguration')) throw error;
    return error.code === 'version_conflict' ? String(error.detail?.version) : error.code;
  }
}

export const id: OperationId = 'uploadFile';
export const upload = (file: File): Promise<Schemas['File']> => machine.call('uploadFile', { file, purpose: 'logo' });

export async function departmentName(): Promise<string> {
  const { data, error } = await machine.http.GET('/api/b/department/{id}', { params: { path: { id: '7' } } });
  return error ? error.data.code : data.data.department_name;
}

export const planned = (): Promise<unknown> => machine.planned.call('listConnectors', {});
