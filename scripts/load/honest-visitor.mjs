/**
 * A process of its own that asks for the health and a list, ten times a second, and hands the times to its parent: what
 * delays the hostile callers' process does not count as the server's.
 */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const [, , port = '', token = '', seconds = ''] = process.argv;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const list = JSON.stringify({ size: 20, total: 'none' });

/** @param {string} method @param {string} path @param {string} [body] @returns {Promise<number>} milliseconds */
function time(method, path, body) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request({ port: Number(port), host: '127.0.0.1', method, path, headers }, (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(performance.now() - began)
          : reject(new Error(`${path} answered ${answer.statusCode} to a caller who does no harm.`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const health = [];
const lists = [];
const end = performance.now() + Number(seconds) * 1000;
while (performance.now() < end) {
  const [one, other] = await Promise.all([time('GET', '/healthz'), time('POST', '/log/api/log/list', list)]);
  health.push(one);
  lists.push(other);
  await wait(100);
}
process.send?.({ health, lists });
process.disconnect?.();
