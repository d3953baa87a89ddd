/** A sign-in form as a JSON Schema, for the libraries that read one. */
interface SignInSchema {
  type: 'object';
  required: string[];
  properties: Record<string, { type: 'string' | 'boolean'; title: string; minLength?: number }>;
}

export const signInSchema: SignInSchema = {
  type: 'object',
  required: ['username', 'password'],
  properties: {
    username: { type: 'string', title: 'Username', minLength: 1 },
    password: { type: 'string', title: 'Password', minLength: 1 },
    remember: { type: 'boolean', title: 'Remember me' },
  },
};
