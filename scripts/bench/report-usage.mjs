/** Loaded before a measured program (`node --import`): reports to its parent, on request, what the process has used so far. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: (user + system) / 1000, memory: process.memoryUsage.rss() / 2 ** 20 });
});
// Listening must not keep a program alive that has ended.
process.channel?.unref();
