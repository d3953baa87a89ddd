/** Tables, their views and records. Other parts of the server import what is listed here, and nothing else. */
export { eraseTrash } from './record/erase-trash.ts';
