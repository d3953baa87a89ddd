/** What a program may not write: each line below a directive has to fail, or the directive does. It is never run. */
import { type Client, createClient, isApiError } from 'pagewright/client';

declare const client: Client;
declare const error: unknown;

// @ts-expect-error neither a key nor a session is both
createClient({
  baseUrl: '',
  apiKey: 'pwk_1',
  tokens: { read: () => undefined, write: () => undefined, clear: () => undefined },
});
// @ts-expect-error the origin is missing
createClient({ apiKey: 'pwk_1' });
// @ts-expect-error there is no such option
createClient({ baseUrl: '', token: 'abc' });
// @ts-expect-error there is no such call
client.call('listAplications', {});
// @ts-expect-error a call that is only planned
client.call('listConnectors', {});
// @ts-expect-error a path that is only planned
client.http.GET('/api/b/c');
// @ts-expect-error there is no such path
client.http.GET('/api/b/departments/{id}', { params: { path: { id: '7' } } });
// @ts-expect-error a part of the path is missing
client.http.GET('/api/b/department/{id}', { params: {} });
// @ts-expect-error the password is missing
client.call('createToken', { username: 'owner' });
// @ts-expect-error a word is no page number
client.call('listApplications', { page: 'first' });
// @ts-expect-error an argument that the call does not take
client.call('listApplications', { pages: 1 });
// @ts-expect-error a value that is none of the list
client.call('getConfiguration', { kind: 'registerPage', key: 'login' });
// @ts-expect-error a part of the path is missing
client.call('publishConfiguration', { kind: 'loginPage' });
// @ts-expect-error a text is no file
client.call('uploadFile', { file: 'logo.png' });
// @ts-expect-error a field that only the server writes
client.call('savePlatformConfig', { version: 3 });
// @ts-expect-error no list
client.pages('showCurrentUser', {});
// @ts-expect-error the iteration knows its place
client.pages('listApplications', { cursor: 'abc' });
// @ts-expect-error one of the three outcomes has a token
client.call('createToken', { username: 'a', password: 'bbbbbb' }).then(({ accessToken }) => accessToken);
// @ts-expect-error a code of another call
if (isApiError(error, 'uploadFile') && error.code === 'captcha_invalid') throw error;
// @ts-expect-error a code that nobody has
if (isApiError(error, 'createToken') && error.code === 'wrong_password') throw error;
if (isApiError(error, 'createToken') && error.code === 'invalid_credentials') {
  // @ts-expect-error this code has no detail
  console.log(error.detail.faults);
}
