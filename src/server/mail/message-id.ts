/** A Message-ID of this installation, without angle brackets. `unique` is the same for every retry of one message. */
export function messageIdAt(publicUrl: string, unique: string): string {
  const host = new URL(publicUrl).hostname.replaceAll(/[^A-Za-z0-9.-]/g, '');
  return `${unique}@${host || 'localhost'}`;
}
