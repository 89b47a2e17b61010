/** Processor time in milliseconds since the call: unlike clock time, it does not count other work of a busy machine. */
export function startProcessorCost(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}
