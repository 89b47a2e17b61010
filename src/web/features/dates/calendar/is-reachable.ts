const privateAddress =
  /^(localhost|.*\.(local|localhost|lan|internal)|127\..*|10\..*|192\.168\..*|172\.(1[6-9]|2\d|3[01])\..*|\[.*\])$/;

/** Whether a calendar on the internet can find a host: not this computer, and not one that only the house knows. */
export function isReachable(host: string): boolean {
  return host.includes('.') && !privateAddress.test(host);
}
