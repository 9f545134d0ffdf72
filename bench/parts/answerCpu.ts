/**
 * A measured server preloads this file. It answers each message from the parent process with the CPU time
 * that the server has used so far, in microseconds.
 */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// A server ends with its parent process, even if it is not measured.
process.on('disconnect', () => process.exit());
