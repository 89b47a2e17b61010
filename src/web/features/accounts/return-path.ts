/** Where to go after signing in: the given path if it stays on this site and is not the sign-in page, else home. */
export function safeReturnPath(path: string | undefined): string {
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || /^\/(auth|login)(?=$|[/?#])/.test(path)) return '/';
  return path;
}
