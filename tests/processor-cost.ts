/** Milliseconds of the processor since it was called, not of the clock: a busy machine gives it to others in between. */
export function startProcessorCost(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}
