/** Whether only this computer can open an address. */
export function isThisMachine(url: string): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(new URL(url).hostname);
}
