/** A program that uses little of the client, to see what a bundler leaves of the rest. */
import { isApiError } from 'pagewright/client';

console.log(isApiError(new Error('mine')));
