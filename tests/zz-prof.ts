import { afterAll, beforeAll } from 'vitest';
import { cdp, commands } from 'vitest/browser';
beforeAll(async () => { const s = cdp() as any; await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval',{interval:1000}); await s.send('Profiler.start'); });
afterAll(async () => { const s = cdp() as any; const { profile } = await s.send('Profiler.stop');
 const self: Record<string, number> = {}; const by = new Map(profile.nodes.map((n: any) => [n.id, n]));
 profile.samples.forEach((id: number, i: number) => { const n: any = by.get(id); const f = n.callFrame; const k = `${f.functionName}|${f.url.replace(/^.*?\/\/[^/]*/, '').replace(/\?.*/, '')}`; self[k] = (self[k] ?? 0) + (profile.timeDeltas[i] ?? 0); });
 await commands.writeFile(`/tmp/stories-prof/${Math.random()}.json`, JSON.stringify(self)); });
